import PopsheetCommand
import PopsheetPlatform

exit(PopsheetMain.run())
