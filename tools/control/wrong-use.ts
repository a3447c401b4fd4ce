/** A command was typed wrongly: the usage is shown. */
export class WrongUse extends Error {}
