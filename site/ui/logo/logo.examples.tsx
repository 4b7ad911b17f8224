import type { Examples } from '../gallery/examples.ts'
import { Logo, LogoMark } from './logo.tsx'

export const logoExamples: Examples = {
  'Mark and name': <Logo label="Larkway" />,
  'The mark alone': <LogoMark size={80} />,
}
