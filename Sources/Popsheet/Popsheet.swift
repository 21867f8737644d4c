// `import Popsheet` is all that an application needs: what is asked, how it moves and where it goes come with it.
@_exported public import PopsheetLayout
@_exported public import PopsheetModel
@_exported public import PopsheetMotion
