/** One step of the schema, never changed once it has been released: a further step corrects it. */
export interface Migration {
  /** Number and purpose, as the file is called. */
  name: string;
  /** Statements, each ended by a semicolon at the end of a line. */
  statements: string;
}
