import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inject } from 'vitest';
import preview from './preview.tsx';

setProjectAnnotations([accessibility, preview, { initialGlobals: { ...inject('face'), motion: 'reduced' } }]);

/** Four stories at once share two processors: a part of a page that is loaded on demand may take its time. */
configure({ asyncUtilTimeout: 10_000 });
