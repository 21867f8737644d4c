import Testing

/// The tests of `make install` and of what is made of it; one at a time, since each copies large files.
@Suite(.serialized) enum PackageSuites {}
