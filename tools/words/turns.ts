/** Turns of phrase that our texts don't use, each with its reason. The terms of docs/words.md are checked in addition. */

export interface Turn {
  readonly pattern: RegExp
  readonly why: string
}

export const TURNS: readonly Turn[] = [
  {
    pattern: /^What(?![’']s new)(?![^?]*\?)/,
    why: 'a label or sentence that begins with What is a clause: name the thing',
  },
  { pattern: /^(?:How|Whether|Whose|Whom?|Where)\b(?![^?]*\?)/, why: 'a clause in place of a name' },
  {
    pattern:
      /\b[Ww]hat (?:is|was|are|were|has|had|have|can|could|may|differs|belongs|stands|lies|comes|came|there)\b(?![^?]*\?)/,
    why: 'name the thing: “differences”, not “what differs”',
  },
  {
    pattern: /\banew\b|\bbegun\b|\bmeanwhile\b|\bthereby\b|\bhence(?:forth)?\b/i,
    why: 'bookish: again, started, in the meantime',
  },
  {
    pattern: /\b(?:nobody|whoever|whom|whosoever|whichever|whatsoever)\b/i,
    why: 'bookish: no one, your administrator, who',
  },
  {
    pattern: /\bIds?\b|\b(?:[Pp]roduct|[Uu]ser|[Ww]arehouse|[Rr]eplacement|an|or) ids?\b/,
    why: 'an abbreviation: ID, IDs',
  },
  { pattern: /\bany ?more\b/i, why: 'say “no longer”, or what is true now' },
  {
    pattern: /\b(?:nothing|none|all|any|some|much|many|more|not all|the rest) of it\b/i,
    why: 'say what: “no stock”, “not sold”',
  },
  { pattern: /^Of\b|\bof (?:which|whom)\b/, why: 'turn the sentence round: “{n} of {total} …”' },
  { pattern: /\b(?:is|was|were|are) (?:said|told)\b/i, why: 'say who sends what: “The portal hasn’t sent …”' },
  {
    pattern: /\b(?:doesn[’']t|didn[’']t|does not|did not|hasn[’']t|has not) (?:say|said|tell|told)\b/i,
    why: 'say what is missing: “The portal hasn’t sent …”',
  },
  { pattern: /\bnames? (?:no|nothing|none)\b/i, why: 'say “lists no …”' },
  { pattern: /\blook(?:s|ed|ing)? (?:over|through|after|for)\b/i, why: 'say review, check or search' },
  { pattern: /\b(?:becomes?|became|come) of\b/i, why: 'say status, outcome' },
  { pattern: /\bcomes? about\b|\bc[ao]me nearest\b/i, why: 'say what happens' },
  {
    pattern: /\bstands? (?:as|in|on|for|at|below|above|beside)\b|\bas it stands\b|\blies (?:in|at|on|before|after)\b/i,
    why: 'say “is”',
  },
  { pattern: /\b(?:mend(?:s|ed|ing)?|forthwith|peruse|thereof)\b/i, why: 'say fix, correct' },
  {
    pattern: /\bas (?:it is|they are|is|are) (?:called|ordered|counted)\b|\b(?:is|are) called as\b/i,
    why: 'translated',
  },
  { pattern: /\bwould be\b/i, why: 'say what will be, or “suggested”' },
  { pattern: /\b(?:themselves|itself)\b/i, why: 'say “automatically”, or leave it out' },
  { pattern: /\blaid down\b|\bwritten down\b/i, why: 'say published, saved' },
  { pattern: /\btakes? (?:its|their|the|your) places?\b/i, why: 'say replaces' },
  { pattern: /\b(?:wants|wanted)\b/i, why: 'say needs, ordered' },
  { pattern: /\bso (?:many|much) (?:as)?\b/i, why: 'say the number' },
  { pattern: /\bfit(?:s|ting)? (?:it|them|all|what)\b/i, why: 'say matches' },
  { pattern: /\bThere (?:is|are) no such\b|\bof (?:that|this|the) kind\b/i, why: 'say which' },
  { pattern: /\bon its way\b|\bunder way\b/i, why: 'say sending, in progress' },
  { pattern: /\bat hand\b|\bto hand\b|\bin hand at\b/i, why: 'say available' },
  { pattern: /\bjust now\b|\bat the moment\b/i, why: 'say now' },
  { pattern: /\b(?:shan[’']t|ought to|needn[’']t|mustn[’']t)\b/i, why: 'say don’t, should' },
  { pattern: /\bsince when\b|\bfrom when\b|\buntil when\b/i, why: 'say date, due' },
  { pattern: /\bhis\b|\bhers?\b|\bhim\b|\bhimself\b/i, why: 'users are “you” or “they”' },
  { pattern: /!$/, why: 'no exclamation marks' },
  { pattern: /\b(?:please|kindly)\b/i, why: 'the portal’s own sentences ask politely; ours say what to do' },
]
