/** Hears how a thing that was opened is ended. */
export type Later = (end: () => unknown) => void;

/** What a command measures or asks, with all that was begun for it. */
export type Staged<Stage> = Stage & {
  /** Ends everything, the last first. */
  close(): Promise<void>;
};

/** Opens things that belong together, one after the other; where one fails, those before it are ended. */
export async function setStage<Stage extends object>(open: (later: Later) => Promise<Stage>): Promise<Staged<Stage>> {
  const opened: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    return { ...(await open((end) => void opened.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}
