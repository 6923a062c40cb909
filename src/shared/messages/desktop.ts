/** What the program itself says, where there is no page that could. */
export const desktopMessages = {
  runsAlready: 'StoreDesk runs already: its window comes to the front.',
  cantStart: 'StoreDesk can’t start',
  cantStartWhy: '{why}\n\nThe log is in {folder}.',
  startsUndebugged: 'It shows itself to no debugger: start it without --{name}.',
  cantGoBack: 'The version before couldn’t be installed again: {why}',
  windowEnds: 'StoreDesk’s window keeps closing',
  windowEndsHelp: 'Start StoreDesk again. Nothing that was sent is lost.',
  quitsWhileOrdering: 'An order is being placed or checked.',
  quitsWhileOrderingHelp:
    'If you quit now, StoreDesk asks the portal about it at the next start. Nothing is sent twice.',
} as const
