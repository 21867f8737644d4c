# The targets of this project; `make` alone lists them. Each installs missing Debian packages first (NO_INSTALL=1 only
# lists them).

# Where `make install` installs; packages of a distribution set some of them. DESTDIR is put before all.
PREFIX ?= /usr/local
# Not every shell expands the tilde of PREFIX=~/.local.
prefix ?= $(patsubst ~/%,$(HOME)/%,$(PREFIX))
exec_prefix ?= $(prefix)
bindir ?= $(exec_prefix)/bin
libdir ?= $(exec_prefix)/lib
includedir ?= $(prefix)/include
datarootdir ?= $(prefix)/share
datadir ?= $(datarootdir)
mandir ?= $(datarootdir)/man
bashdir ?= $(datadir)/bash-completion/completions
zshdir ?= $(datadir)/zsh/site-functions
fishdir ?= $(datadir)/fish/vendor_completions.d
licensedir ?= $(datadir)/licenses/popsheet
DESTDIR ?=
# 1 installs the command under the names zenity and dmenu too.
ALIASES ?=
# A directory with popsheet, sheet-launcher and library that are built; without it they are built for release.
BUILT ?=
# Not exported: a package's build calls `make` with directories of its own.
PLACES = $(foreach name,DESTDIR ALIASES prefix bindir libdir includedir datadir mandir bashdir zshdir fishdir \
    licensedir,$(name)='$($(name))')
SWIFT_FLAGS ?=
ARGS ?=
TESTS ?= all
# Checks of `make check-deep`; all of them if empty.
CHECKS ?=

RELEASE := Scripts/release-build $(SWIFT_FLAGS)

# The command as it ships: stripped, and without Swift libraries to load at run time.
STATIC := .build/static/popsheet
LAUNCHER := .build/static/sheet-launcher
# The last file that Scripts/library writes.
LIBRARY := .build/library/share/vala/vapi/popsheet-1.vapi
# Directories too: their modification times change when a file is removed.
SHIPPED := $(shell find Package.swift Sources Resources 2>/dev/null)

# The programs that the benchmarks start.
BUILD_BENCH = Scripts/bootstrap build test && for product in popsheet-bench bare-window popsheet sheet-launcher; do \
    $(RELEASE) --quiet --product $$product || exit; done

.DEFAULT_GOAL := help
.PHONY: help build run release test check-deep check-debian13 bench bench-report library docs check-docs gallery \
    gallery-cases goldens symbols translations format format-check all install uninstall deb check-deb \
    dist check-dist clean

help: ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' Makefile | expand -t 14

build: ## build everything, for debugging
	@Scripts/bootstrap build
	swift build --build-tests $(SWIFT_FLAGS)

run: ## open the gallery of examples, or without a display save sheet-launcher.png (ARGS=... sets its options)
	@SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/run-launcher $(ARGS)

release: $(STATIC) ## build the command as .build/static/popsheet, static and stripped

$(STATIC): $(SHIPPED)
	@Scripts/bootstrap build
	$(RELEASE) --product popsheet
	@mkdir -p $(@D)
	strip -o $@ "$$($(RELEASE) --show-bin-path)/popsheet"

$(LAUNCHER): $(SHIPPED) $(shell find Examples/sheet-launcher 2>/dev/null)
	@Scripts/bootstrap build
	$(RELEASE) --product sheet-launcher
	@mkdir -p $(@D)
	strip -o $@ "$$($(RELEASE) --show-bin-path)/sheet-launcher"

library: $(LIBRARY) ## build the library for other languages in .build/library, as it is installed

$(LIBRARY): $(SHIPPED) Scripts/library
	@Scripts/bootstrap library
	@SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/library

docs: ## make the documentation as one site in .build/site
	@Scripts/swift-docs --check
	@Scripts/bootstrap docs
	@SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/docs

check-docs: docs ## make the documentation and check its links and its code; ends with "N links, M broken"
	@Tests/Support/public-api/check .build/debug snippets
	@Scripts/check-links .build/site

test: ## run every test on private displays, or those that TESTS=... names; ends with "N passed, M failed"
	@Scripts/bootstrap build test
	@Tests/run $(TESTS)

check-deep: ## look for what breaks the command, up to 45 minutes (CHECKS=... names some checks); ends with "N passed, M failed"
	@Scripts/bootstrap build test
	@Tests/deep/run $(CHECKS)

check-debian13: ## run what CI runs in a new Debian 13, as root; ends with "N passed, M failed"
	@Scripts/check-debian13

bench: ## run the benchmarks in release mode on private displays (ARGS=... sets their options)
	@$(BUILD_BENCH)
	@Benchmarks/run "$$($(RELEASE) --show-bin-path)/popsheet-bench" $(ARGS)

bench-report: ## run all benchmarks and write this system's part of docs/performance.md (ARGS=15 sets the number of samples)
	-@Scripts/bootstrap peers # the rows of one that is missing say so
	@$(BUILD_BENCH)
	@Scripts/bench-report "$$($(RELEASE) --show-bin-path)/popsheet-bench" $(ARGS)

goldens: ## update the golden images that tests compare with, and show the changes in .build/goldens
	@Scripts/goldens

gallery: ## draw the pictures of docs/gallery.md and of the beginning of the README
	@Scripts/bootstrap build test
	swift build --product popsheet --product sheet-launcher $(SWIFT_FLAGS)
	@Scripts/gallery

gallery-cases: ## draw every case of the gallery on each device as contact sheets, in .build/gallery
	@Scripts/bootstrap build test
	swift build --product popsheet --product sheet-launcher $(SWIFT_FLAGS)
	@Scripts/gallery-cases

symbols: ## update what the program contains of Symbols/
	@Scripts/bootstrap build test
	@Scripts/symbols

translations: ## update po/ with the texts of the sources, and what the program contains of po/
	@Scripts/bootstrap po
	@Scripts/translations

format: ## format the Swift sources
	@Scripts/bootstrap swift
	@Scripts/format

format-check: ## check the format of the Swift sources, and the scripts with shellcheck
	@Scripts/bootstrap swift
	@Scripts/format --check

all: $(if $(BUILT),,$(STATIC) $(LIBRARY) $(LAUNCHER)) ## build for release all that is installed

install: all ## install everything under PREFIX (/usr/local), after DESTDIR; ALIASES=1: as zenity and dmenu too
	@$(PLACES) Scripts/install $(BUILT)

uninstall: ## remove what `make install` with the same variables has installed
	@$(PLACES) Scripts/install --uninstall

deb: all ## build the packages for Debian in .build/deb
	@Scripts/bootstrap deb
	@Scripts/deb

check-deb: deb ## install, use, upgrade and remove the packages in a new Debian 12 and 13, as root; ends with "N passed, M failed"
	@Scripts/check-deb

dist: ## make the archive of the last commit's sources, with the packages they need, in .build/dist
	@Scripts/bootstrap library
	@Scripts/dist

check-dist: ## make that archive, build it without a network, and install it in a separate directory
	@Scripts/bootstrap library
	@Scripts/check-dist

clean: ## remove all build products
	rm -rf .build
