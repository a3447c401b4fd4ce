import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** What the browser reads of a call. Forms check by schemas that are values of their own. */
const sent: ReadonlySet<string> = new Set(['method', 'path', 'when', 'idempotent', 'keepsSession']);

/**
 * Takes out of the contract's calls what the browser does not read, which sends calls and trusts its own server's replies:
 * their schemas, and what the server does by. Blanks keep every line where it was.
 */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'parlour:calls-without-schemas',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { code: /\bdefineCall\(/ },
    handler: (code, id) => ({ code: withoutSchemas(code, id), map: null }),
  },
});

/** The module with what only the server reads of a call blanked out of each `defineCall({ … })`, and the imports that only this needed. */
export function withoutSchemas(code: string, file: string): string {
  const { program } = parseSync(file, code);
  const imports: ESTree.ImportDeclaration[] = [];
  let rest = code;
  const visitor = new Visitor({
    ImportDeclaration: (declaration) => void imports.push(declaration),
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || call?.type !== 'ObjectExpression') return;
      for (const property of call.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!sent.has(property.key.name)) rest = blank(rest, property.start, property.end);
      }
    },
  });
  visitor.visit(program);
  const body = imports.reduce((text, { start, end }) => blank(text, start, end), rest);
  const isNeeded = ({ specifiers }: ESTree.ImportDeclaration) =>
    specifiers.length === 0 || specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(body));
  for (const declaration of imports) if (!isNeeded(declaration)) rest = blank(rest, declaration.start, declaration.end);
  return rest;
}

/** Blanks a part of the code, and the comma behind it. */
function blank(code: string, start: number, end: number): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  const gone = code.slice(start, end + comma).replace(/[^\n]/g, ' ');
  return code.slice(0, start) + gone + code.slice(end + comma);
}
