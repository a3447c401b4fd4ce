import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import preview from './preview.tsx';

setProjectAnnotations([accessibility, preview, { initialGlobals: { ...inject('face'), motion: 'reduced' } }]);
