import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names browser and system of what browsers say about themselves', () => {
  const agents = {
    'Firefox, Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
    'Chrome, Android':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Safari, iPhone':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Edge, Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Safari, macOS':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  };
  for (const [name, agent] of Object.entries(agents)) expect(deviceName(agent)).toBe(name);
});

it('names nothing it does not know', () => {
  expect(deviceName('curl/8.5.0')).toBeNull();
  expect(deviceName('')).toBeNull();
});
