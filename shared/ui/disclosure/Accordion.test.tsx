import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion, AccordionItem } from './Accordion';

const content = () => screen.queryByText('Talones');

it('an accordion item draws its content only while it is open', async () => {
  render(
    <Accordion>
      <AccordionItem summary="Rifa 00123">Talones</AccordionItem>
    </Accordion>,
  );
  expect(content()).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Rifa 00123'));
  expect(content()).toBeVisible();
  await userEvent.click(screen.getByText('Rifa 00123'));
  expect(content()).not.toBeInTheDocument();
});

it('an accordion item unfolds its content for printing and folds it again afterwards', () => {
  render(<AccordionItem summary="Rifa 00123">Talones</AccordionItem>);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(content()).toBeVisible();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(content()).not.toBeInTheDocument();
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

it('an accordion item opens and closes as the caller decides', async () => {
  render(<OneAtATime />);
  await userEvent.click(screen.getByText('abrir uno'));
  await userEvent.click(screen.getByText('abrir dos'));
  expect(screen.queryByText('contenido uno')).not.toBeInTheDocument();
  expect(screen.getByText('contenido dos')).toBeVisible();
});
