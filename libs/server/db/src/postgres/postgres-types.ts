import pg from 'pg';

const { builtins } = pg.types;
type Parse = (text: string) => unknown;

const parsers = new Map<number, Parse>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
]);

/** How values are read: `date` as 'YYYY-MM-DD', `bigint` as number, the rest as the driver does. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => parsers.get(id) ?? pg.types.getTypeParser(id, format),
};
