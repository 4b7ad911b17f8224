import type { AnchorHTMLAttributes } from 'react'
import { buttonClasses, type Look } from './button-classes.ts'

export type NativeLinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
} & Look

/**
 * A link that loads its page anew, for where the script of this one may have failed. Apart from the
 * other buttons, so that it comes without the script of links.
 */
export function NativeLinkButton({ look, isWide, className, ...rest }: NativeLinkButtonProps) {
  return <a {...rest} className={buttonClasses({ look, isWide }, className)} />
}
