import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion, AccordionItem } from './Accordion';

it('opens and closes', async () => {
  render(
    <Accordion>
      <AccordionItem summary="Rifa 00123">Talones</AccordionItem>
    </Accordion>,
  );
  expect(screen.getByText('Talones')).not.toBeVisible();
  await userEvent.click(screen.getByText('Rifa 00123'));
  expect(screen.getByText('Talones')).toBeVisible();
  await userEvent.click(screen.getByText('Rifa 00123'));
  expect(screen.getByText('Talones')).not.toBeVisible();
});

it('renders lazy content only while open', async () => {
  render(
    <AccordionItem summary="Rifa 00123" lazy>
      Talones
    </AccordionItem>,
  );
  expect(screen.queryByText('Talones')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Rifa 00123'));
  expect(screen.getByText('Talones')).toBeVisible();
});

it('is unfolded on paper and folded again on the screen', () => {
  render(
    <AccordionItem summary="Rifa 00123" lazy>
      Talones
    </AccordionItem>,
  );
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Talones')).toBeVisible();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Talones')).not.toBeInTheDocument();
});

function OneAtATime() {
  const [open, setOpen] = useState('');
  return ['uno', 'dos'].map((name) => (
    <AccordionItem
      key={name}
      summary={`abrir ${name}`}
      open={open === name}
      onToggle={(now) => setOpen(now ? name : '')}
    >
      {`contenido ${name}`}
    </AccordionItem>
  ));
}

it('does what the caller decides', async () => {
  render(<OneAtATime />);
  await userEvent.click(screen.getByText('abrir uno'));
  await userEvent.click(screen.getByText('abrir dos'));
  expect(screen.getByText('contenido uno')).not.toBeVisible();
  expect(screen.getByText('contenido dos')).toBeVisible();
});

it('follows the browser when it opens an item by itself', async () => {
  const onToggle = jest.fn();
  const { container } = render(
    <AccordionItem summary="Rifa 00123" onToggle={onToggle}>
      Talones
    </AccordionItem>,
  );
  container.querySelector('details')?.setAttribute('open', '');
  await waitFor(() => expect(onToggle).toHaveBeenCalledWith(true));
});
