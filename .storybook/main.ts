import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { linguiPlugins } from '../tools/vite/brand-app.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.stories.tsx', '../libs/**/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  typescript: { reactDocgen: 'react-docgen' },
  // A reviewer's room, not a newcomer's lesson in Storybook.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [linguiPlugins(), msw({ mode: 'worker-only' })],
      // All that stories import is prepared before the first one: a package found later would reload the page under a test.
      optimizeDeps: {
        entries: [
          'libs/*/src/**/*.stories.tsx',
          '.storybook/pages/*.stories.tsx',
          'libs/*/src/index.ts',
          '.storybook/preview.tsx',
        ],
      },
    }),
} satisfies StorybookConfig;
