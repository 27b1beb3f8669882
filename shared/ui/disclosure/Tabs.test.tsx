import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'banco', label: 'Depósitos bancarios', content: 'Lista del banco' },
  { id: 'tarjeta', label: 'Pagos con tarjeta', content: 'Lista de tarjetas' },
  { id: 'otros', label: 'Otros', content: 'Lista de otros' },
];

it('a tab list moves with the arrow keys, Home and End, and continues past both ends', async () => {
  render(<Tabs label="Depósitos" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Depósitos' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Depósitos bancarios' })).toHaveTextContent('Lista del banco');

  await userEvent.tab();
  const visited: (string | null | undefined)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    visited.push(document.activeElement?.textContent);
  }
  expect(visited).toEqual([
    'Pagos con tarjeta',
    'Depósitos bancarios',
    'Otros',
    'Depósitos bancarios',
    'Otros',
    'Depósitos bancarios',
  ]);
});

it('a tab list leaves arrow keys with Alt, Ctrl or Meta to the browser', async () => {
  render(<Tabs label="Depósitos" tabs={tabs} />);
  await userEvent.tab();
  const tab = screen.getByRole('tab', { name: 'Depósitos bancarios' });
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(tab).toHaveFocus();
});

it('a tab list is a single stop of the tab key', async () => {
  render(<Tabs label="Depósitos" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Depósitos bancarios' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('a tab list shows the tab that the caller selects and reports the tab that the user presses', async () => {
  const onSelect = jest.fn();
  const { rerender } = render(<Tabs label="Depósitos" tabs={tabs} selected="banco" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Pagos con tarjeta' }));
  expect(onSelect).toHaveBeenCalledWith('tarjeta');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Lista del banco');

  rerender(<Tabs label="Depósitos" tabs={tabs} selected="tarjeta" onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel', { name: 'Pagos con tarjeta' })).toHaveTextContent('Lista de tarjetas');
});

it('the line that shows which tab is selected has a colour that theme/contrast.test.ts measures', () => {
  render(<Tabs label="Depósitos" tabs={tabs} />);
  expect(getComputedStyle(screen.getByRole('tab', { selected: true })).borderColor).toBe('var(--colour-primary)');
});
