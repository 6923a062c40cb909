/** Messages of the program itself, outside of any page. */
export const desktopMessages = {
  runsAlready: 'StoreDesk is already running. Its window comes to the front.',
  cantStart: 'StoreDesk can’t start',
  cantStartWhy: '{why}\n\nThe log is in {folder}.',
  startsUndebugged: 'StoreDesk doesn’t allow a debugger. Start it without --{name}.',
  cantGoBack: 'The previous version couldn’t be restored: {why}',
  windowEnds: 'StoreDesk’s window keeps closing',
  windowEndsHelp: 'Start StoreDesk again. Nothing you sent is lost.',
  quitsWhileOrdering: 'An order is being placed or checked.',
  quitsWhileOrderingHelp: 'If you quit now, StoreDesk checks the order at the next start. It is never sent twice.',
} as const
