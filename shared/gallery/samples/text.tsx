import { Heading, Icon, LongList, Text, VirtualList, VisuallyHidden, type IconName } from '../../ui';
import { iconPaths } from '../../ui/text/icon-paths';
import type { Sample } from '../sample';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(100 + index).padStart(5, '0'));
const rowOf = (number: string) => <Text>Rifa {number}</Text>;
const same = (number: string) => number;

export const text: readonly Sample[] = [
  {
    of: ['Heading'],
    states: {
      'of a part': <Heading level={2}>Depósitos por tipo</Heading>,
      'of a part of it': <Heading level={3}>Contado</Heading>,
    },
  },
  {
    of: ['Text'],
    states: {
      s: <Text size="s">Para lo que acompaña.</Text>,
      m: <Text>Para leer.</Text>,
      l: <Text size="l">Para lo que importa.</Text>,
      muted: <Text muted>Lo que acompaña.</Text>,
      strong: <Text strong>Lo que resalta.</Text>,
    },
  },
  {
    of: ['Icon'],
    states: Object.fromEntries(
      (Object.keys(iconPaths) as IconName[]).map((name) => [name, <Icon key={name} name={name} size={24} />]),
    ),
  },
  {
    of: ['VisuallyHidden'],
    states: {
      'only heard': (
        <>
          2. <VisuallyHidden>(listo)</VisuallyHidden>
        </>
      ),
    },
  },
  {
    of: ['LongList'],
    states: {
      'three rows': (
        <LongList label="Tres rifas" items={numbers(3)} keyOf={same} estimate={24}>
          {rowOf}
        </LongList>
      ),
      divided: (
        <LongList label="Tres rifas con líneas" items={numbers(3)} keyOf={same} estimate={24} divided>
          {rowOf}
        </LongList>
      ),
    },
  },
  {
    of: ['VirtualList', 'SkipList'],
    alone: true,
    states: {
      'five hundred rows': (
        <VirtualList label="Quinientas rifas" items={numbers(500)} keyOf={same} estimate={24}>
          {rowOf}
        </VirtualList>
      ),
    },
  },
];
