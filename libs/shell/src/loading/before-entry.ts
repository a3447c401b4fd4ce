/**
 * The handle of a route that is read before the entry warning, as it shows nobody: what the warning links to, such as the languages,
 * where mails lead, and the ways out. Whoever wants no more mails declares no age for it.
 */
export interface BeforeEntry {
  isReadBeforeEntry: true;
}
