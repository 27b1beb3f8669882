import { getRaffles, saveComment } from '../contracts';
import { createFakeApi, reply } from '../testing';
import { loadYup } from '../validation';
import { createHttpClient } from './client';

jest.mock('../validation', () => ({ ...jest.requireActual<object>('../validation'), loadYup: jest.fn() }));

const http = createHttpClient({ bases: { api: '', auth: '', upload: '', geopay: '' }, token: () => 'secret' });

beforeEach(() => {
  jest.mocked(loadYup).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
});

test('a write is not sent when its answer could not be read', async () => {
  const api = createFakeApi();
  api.on(saveComment, reply.success());
  await expect(http.call(saveComment, { numero: '1', comment: '' })).rejects.toMatchObject({ code: 'network' });
  expect(api.requests(saveComment)).toHaveLength(0);
});

test('a part that did not arrive is a failure of the network, which logs nobody out', async () => {
  createFakeApi().on(getRaffles, reply.success([]));
  await expect(http.call(getRaffles, {})).rejects.toMatchObject({ code: 'network' });
});
