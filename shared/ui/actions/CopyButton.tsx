import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'ref' | 'onCopy'> {
  text: string;
  onCopied: () => void;
  /** The browser refused. Show the text, so that the user can copy it by hand. */
  onFailed?: (() => void) | undefined;
}

/** Selects the text in a passing field: works without https and in browsers that refuse the clipboard API. */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Beside the button, because inside an open modal nothing outside it can take the focus.
  near.append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/**
 * Copies a text to the clipboard. `near` is where a helper field may be added for a moment. Returns false if nothing
 * worked.
 */
async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

/** A button that copies a text and reports whether the browser allowed it. */
export function CopyButton({ text, onCopied, onFailed, ...rest }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    const copied = await copyText(text, button.current?.parentElement ?? document.body);
    button.current?.focus();
    if (copied) onCopied();
    else onFailed?.();
  };
  return <Button icon="copy" {...rest} ref={button} onClick={() => void copy()} />;
}
