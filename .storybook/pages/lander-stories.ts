import type { LanderType } from '@parlour/models/account/landers';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

interface Shown {
  args?: { type?: LanderType };
}

interface StoryFile extends Record<string, Shown> {
  default: Shown & { title: string };
}

const files = import.meta.glob<StoryFile>('../../libs/account/src/landers/**/*.stories.tsx', { eager: true });

const stories = Object.values(files).flatMap(({ default: meta, ...exported }) =>
  Object.entries(exported).map(([name, story]) => ({
    type: story.args?.type ?? meta.args?.type,
    id: toId(meta.title, storyNameFromExport(name)),
  })),
);

/** The first story that shows a lander, as the room's addresses name it. */
export const storyOfLander = (type: LanderType): string | undefined => stories.find((story) => story.type === type)?.id;
