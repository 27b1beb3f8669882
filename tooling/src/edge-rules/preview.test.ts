import { parsePointer, pointerText } from '../store/sites/composition';
import { enterPreview, LEAVE_PREVIEW, previewOf, previewPath } from './preview';

const id = '0123456789abcdef0123456789abcdef';
const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
const preview = { id, number: 7, until: inAnHour };
const ended = { ...preview, until: inAnHour - 7_200 };
const FORGET = 'rifas_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

test('a visitor who entered a preview gets it until it ends, and then forgets it', () => {
  const visit = { cookies: `a=b; rifas_preview=${id}; c=d`, secure: false };
  expect(previewOf([preview], visit)).toEqual({ preview });
  expect(previewOf([ended], visit)).toEqual({ setCookie: FORGET });
  expect(previewOf(undefined, { ...visit, secure: true })).toEqual({ setCookie: `${FORGET}; Secure` });
});

test.each([undefined, '', 'a=b', 'rifas_preview=', `other_rifas_preview=${id}`])(
  'a visitor with the cookies %j has entered no preview and gets no cookie',
  (cookies) => {
    expect(previewOf([preview], { cookies, secure: false })).toEqual({});
  },
);

test.each([id.toUpperCase(), id.slice(1), `${id}0`, 'salir'])('%s is not the id of a preview', (other) => {
  expect(previewOf([preview], { cookies: `rifas_preview=${other}`, secure: false }).preview).toBeUndefined();
});

test('the address of a preview enters it, the leaving address leaves it, and other addresses do neither', () => {
  expect(enterPreview([preview], previewPath(id), true)).toBe(
    `rifas_preview=${id}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(enterPreview(undefined, LEAVE_PREVIEW, false)).toBe(FORGET);
  for (const path of [previewPath(''), previewPath('x'), `${previewPath(id)}/`])
    expect(enterPreview([preview], path, false)).toBeUndefined();
  expect(enterPreview([ended], previewPath(id), false)).toBeUndefined();
});

test('a pointer names the previews beside the canary, and a pointer without previews is still read', () => {
  const pointed = {
    number: 12,
    state: 14,
    canary: { number: 13, percent: 50 },
    previews: [preview, { ...ended, number: 8 }],
  };
  expect(pointerText(pointed)).toBe(
    `12\nstate 14\ncanary 13 50\npreview ${id} 7 ${inAnHour}\npreview ${id} 8 ${ended.until}\n`,
  );
  expect(parsePointer(pointerText(pointed))).toEqual(pointed);
  for (const line of [`preview ${id} 7`, `preview ${id.slice(1)} 7 9`, `preview ${id} x 9`])
    expect(parsePointer(`12\nstate 14\n${line}\n`)).toEqual({ number: 12, state: 14 });
});
