import { randomUUID } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Transport } from '@parlour/api-client/transport';
import type { PageContext } from '@parlour/shell/page/page-context';
import type { FailureReport } from '@parlour/shell/failures/failure-report';
import type { ApiErrorOf } from '../calls/in-process-transport.ts';

/** What the shell's server entry exports beside its renderer; every build has its own copy of these. */
export interface ShellEntry {
  pageContext: RouterContext<PageContext>;
  failureReport: RouterContext<FailureReport>;
  requestCache(transport: Transport): QueryClient;
  apiErrorOf: ApiErrorOf;
}

/** The built pages of one app. */
export interface PageBuild {
  server: ServerBuild;
  /** Folder of the files for browsers; null where a development server answers for them. */
  clientFolder: string | null;
}

/** Finds the pages of an app; a development server builds them anew whenever they changed. */
export interface PageBuilds {
  find(app: string): Promise<PageBuild | null>;
}

const names = new WeakMap<ServerBuild, string>();

/** Tells a build from every other: a development server's say of themselves that they are all the same. */
export function buildName({ server }: PageBuild): string {
  const name = names.get(server) ?? randomUUID();
  names.set(server, name);
  return name;
}

/** The part of a build that the shell's entry exports. */
export const shellEntry = (build: PageBuild): ShellEntry => build.server.entry.module as unknown as ShellEntry;
