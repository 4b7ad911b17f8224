import type { Examples } from '../gallery/examples.ts'
import { Logo, LogoMark } from './logo.tsx'

export const logoExamples: Examples = {
  'Mark and name': <Logo label="Larkway" />,
  'The name of a partner': <Logo label="Fairmile Compare" hasMark={false} />,
  'The mark alone': <LogoMark size={80} />,
}
