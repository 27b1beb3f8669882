import { clearDraft, clearDrafts, restoreDraft, saveDraft } from './draft-storage';

const shape = { nombre: '', cuotas: '', recargo: false };

it('restoreDraft returns the saved values that fit the current form', () => {
  saveDraft('pago:abc', { nombre: 'Ana', cuotas: 3, otro: 'x', recargo: true });
  expect(restoreDraft('pago:abc', shape)).toEqual({ nombre: 'Ana', recargo: true });
  expect(restoreDraft('pago:otro', shape)).toEqual({});
});

it.each(['no es JSON', 'null', '"texto"', '7'])(
  'restoreDraft returns nothing for the invalid stored text %s',
  (text) => {
    sessionStorage.setItem('rifas.borrador:pago:abc', text);
    expect(restoreDraft('pago:abc', shape)).toEqual({});
  },
);

it('clearDraft removes one draft, and clearDrafts removes all drafts and nothing else', () => {
  sessionStorage.setItem('ajeno', '1');
  saveDraft('uno', { nombre: 'Ana' });
  saveDraft('dos', { nombre: 'Eva' });
  clearDraft('uno');
  expect(restoreDraft('uno', shape)).toEqual({});
  expect(restoreDraft('dos', shape)).toEqual({ nombre: 'Eva' });
  clearDrafts();
  expect(restoreDraft('dos', shape)).toEqual({});
  expect(sessionStorage.getItem('ajeno')).toBe('1');
});

it('saveDraft throws no error when the browser refuses the storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(() => saveDraft('uno', shape)).not.toThrow();
});
