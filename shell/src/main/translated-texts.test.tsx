import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followTranslation } from './translated-texts';

beforeAll(followTranslation);

/** Replaces each text with a `font` element in another, as Chrome and Edge do. */
function translate(root: Node, replace: (text: ChildNode, by: Node) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found.filter(({ parentElement }) => !parentElement?.closest('font'))) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `[${text.data}]`;
    replace(text, outer);
  }
}

const ways: Readonly<Record<string, (text: ChildNode, by: Node) => void>> = {
  'in one step': (text, by) => text.replaceWith(by),
  'in two steps': (text, by) => {
    text.before(by);
    text.remove();
  },
  'in two steps, behind the text': (text, by) => {
    text.after(by);
    text.remove();
  },
};

let show: (state: { busy: boolean; count: number; note: boolean }) => void;

function Screen() {
  const [{ busy, count, note }, set] = useState({ busy: false, count: 1, note: true });
  show = (state) => act(() => set(state));
  return (
    <p data-testid="screen">
      {busy && <i>…</i>}
      {count} rifas
      {note && ' elegidas'}
    </p>
  );
}

const shown = () => screen.getByTestId('screen').textContent;

describe.each(Object.entries(ways))('in a page whose texts the browser replaces %s', (_, replace) => {
  test('an element is inserted before a text, and a text is removed', async () => {
    render(<Screen />);
    await act(() => Promise.resolve(translate(screen.getByTestId('screen'), replace)));
    expect(shown()).toBe('[1][ rifas][ elegidas]');
    show({ busy: true, count: 1, note: false });
    expect(shown()).toBe('…[1][ rifas]');
  });

  test('a number that changes is shown, also when it is translated once more', async () => {
    render(<Screen />);
    await act(() => Promise.resolve(translate(screen.getByTestId('screen'), replace)));
    for (const count of [2, 3]) {
      show({ busy: false, count, note: true });
      await act(() => Promise.resolve());
      expect(shown()).toBe(`${count}[ rifas][ elegidas]`);
      await act(() => Promise.resolve(translate(screen.getByTestId('screen'), replace)));
      expect(shown()).toBe(`[${count}][ rifas][ elegidas]`);
    }
    show({ busy: true, count: 3, note: false });
    expect(shown()).toBe('…[3][ rifas]');
  });

  test('the visitor may return to the original texts', async () => {
    render(<Screen />);
    const root = screen.getByTestId('screen');
    await act(() => Promise.resolve(translate(root, replace)));
    await act(() => {
      for (const font of root.querySelectorAll(':scope > font'))
        replace(font, new Text((font.textContent ?? '').replace(/[[\]]/g, '')));
      return Promise.resolve();
    });
    expect(shown()).toBe('1 rifas elegidas');
    show({ busy: true, count: 2, note: false });
    await act(() => Promise.resolve());
    expect(shown()).toBe('…2 rifas');
    show({ busy: false, count: 3, note: true });
    await act(() => Promise.resolve());
    expect(shown()).toBe('3 rifas elegidas');
  });

  test('React may change a text in the same moment, before anything else runs', async () => {
    render(<Screen />);
    translate(screen.getByTestId('screen'), replace);
    show({ busy: true, count: 2, note: false });
    await act(() => Promise.resolve());
    expect(shown()).toBe('…2[ rifas]');
    show({ busy: false, count: 3, note: true });
    expect(shown()).toBe('3[ rifas] elegidas');
  });
});
