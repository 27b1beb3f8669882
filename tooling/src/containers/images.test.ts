import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { readSettings } from '../lib/settings';
import { writeImageFolders } from './image-folders';
import { images } from './images';

jest.mock('./image-folders', () => ({ writeImageFolders: jest.fn() }));

test('images are built without the site that the calling shell is prepared for', async () => {
  const site = { API_URL: 'https://api.example', PORT: '8080', OPS_KEY: '/srv/key', NODE_ENV: 'development' };
  const into = join(repoRoot, '.data/images/out');
  await images(readSettings({ PATH: '/bin', DATA_DIR: '/srv/rifas', ...site }), into);
  const [settings, folder] = jest.mocked(writeImageFolders).mock.calls[0] ?? [];
  expect([settings?.env, folder]).toEqual([{ PATH: '/bin', DATA_DIR: '/srv/rifas' }, into]);
});
