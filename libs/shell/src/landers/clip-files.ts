import webm from 'lander-clip/evening.webm?url';
import poster from 'lander-clip/evening.avif?url';

/** The clip of the video landers, drawn for this brand when its app is built (`tools/vite/lander-clip-files.ts`). */
export const clipFiles = { webm, poster };
