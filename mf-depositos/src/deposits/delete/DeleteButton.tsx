import { useMoney, useWords } from '@rifas/shared/selling';
import { IconButton } from '@rifas/shared/ui';
import { deleteTexts } from '../../common/texts';
import { nameOf, type Removable } from './removable';

interface DeleteButtonProps {
  readonly target: Removable;
  readonly onPress: (target: Removable) => void;
}

export function DeleteButton({ target, onPress }: DeleteButtonProps) {
  const words = useWords();
  const money = useMoney();
  return (
    <IconButton icon="trash" label={deleteTexts.button(nameOf(target, words, money))} onClick={() => onPress(target)} />
  );
}
