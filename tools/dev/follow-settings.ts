import type { EventEmitter } from 'node:events';
import path from 'node:path';

export interface SettingsTools {
  /** Has the file read anew where it is next loaded. */
  forget(file: string): void;
  /** Publishes the settings as the files have them, and answers what to say of it. */
  publish(): Promise<string>;
  /** Has the open pages load again. */
  reload(): void;
}

/**
 * Publishes the settings of the brand that is worked on whenever one of their files changes: words and theme reach pages as
 * data of the server, which hot reload does not touch. What is wrong in a file is said, and what was published stays.
 *
 * @param changes what says `change` with a file's path
 * @param folder the brand's app, in which its settings lie side by side
 */
export function followSettings(changes: EventEmitter, folder: string, tools: SettingsTools): void {
  let last = Promise.resolve();

  async function takeOver(file: string): Promise<void> {
    const name = path.basename(file);
    try {
      tools.forget(file);
      console.log(`${name} has changed: ${await tools.publish()}`);
      tools.reload();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${name} has changed, and nothing is published: ${reason}`);
    }
  }

  changes.on('change', (file: string) => {
    if (isOfSettings(file, folder)) last = last.then(() => takeOver(file));
  });
}

/** The other files of an app say how it is built and tried. */
export const isOfSettings = (file: string, folder: string): boolean =>
  path.dirname(file) === folder && file.endsWith('.ts') && !/\.(config|spec|test)\.ts$/.test(file);
