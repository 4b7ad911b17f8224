'use no memo'

import { useEffect, useRef, useState } from 'react'
import { Checkbox, Radio, type ChoiceProps } from '#site/ui/form/choices.tsx'
import { afterPaint } from '#site/ui/when-used/after-paint.ts'

type Quick = Omit<ChoiceProps, 'checked' | 'defaultChecked' | 'onChange' | 'ref'> & {
  checked: boolean
}

/** A tick box of the filters; `onTick` is called once the press has been drawn. */
export function QuickCheckbox({
  checked,
  onTick,
  ...rest
}: Quick & { onTick: (isTicked: boolean) => void }) {
  return <Checkbox {...rest} {...useQuickPress(checked, onTick)} />
}

/** One of several answers of the filters; `onChoose` is called once the press has been drawn. */
export function QuickRadio({ checked, onChoose, ...rest }: Quick & { onChoose: () => void }) {
  return <Radio {...rest} {...useQuickPress(checked, onChoose)} />
}

/**
 * A press is drawn at once, by the browser alone, and the list follows in the task after: were the
 * box React's to tick, it would wait for everything the choice changes.
 */
function useQuickPress(checked: boolean, onPress: (isChecked: boolean) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const [defaultChecked] = useState(checked)
  const shown = useRef(checked)

  // Only what changes from elsewhere: what was pressed before the script came stays.
  useEffect(() => {
    if (shown.current === checked) return
    shown.current = checked
    if (ref.current) ref.current.checked = checked
  }, [checked])

  const onChange: ChoiceProps['onChange'] = ({ target }) => {
    const isChecked = target.checked
    void afterPaint().then(() => onPress(isChecked))
  }
  return { ref, defaultChecked, onChange }
}
