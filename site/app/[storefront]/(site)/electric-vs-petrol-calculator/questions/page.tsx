import { initialElectric } from '#core/calculators/electric/electric-fields.ts'
import { paths } from '#core/routes/paths.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { bodyOptions } from '#site/components/calculators/electric/electric-inputs.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { runningCosts } from '#site/data/running-costs/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#site/ui/button/button.tsx'
import { ChoiceGroup, Radio } from '#site/ui/form/choices.tsx'
import { ButtonRow, FormStack } from '#site/ui/form/form-stack.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

const texts = messages.electric.quiz

export const generateMetadata = () =>
  routeMetadata('electricVsPetrolQuestions', {
    canonical: paths.electricVsPetrolQuestions(),
    own: { title: texts.title, description: texts.description },
  })

/** The three questions of electric against petrol, which lead to the answer's address. Rules P-97, R-23. */
export default async function Page() {
  const initial = initialElectric(await runningCosts(), londonClock(Date.now()).day)
  const crumbs = [
    { label: messages.make.home, href: paths.home() },
    { label: messages.calculators.pages.electricVsPetrol.title, href: paths.electricVsPetrol() },
    { label: texts.crumb },
  ]
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={messages.make.breadcrumbs} crumbs={crumbs} />
        <PageTitle title={texts.title} lede={texts.lede} />
        <form action={paths.electricVsPetrol()} method="get" data-chat="none">
          <FormStack>
            <TextField
              id="mileage"
              name="mileage"
              label={texts.mileage}
              hint={texts.mileageHint}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={initial.mileage}
            />
            <ChoiceGroup id="bodyType" legend={texts.bodyType}>
              {bodyOptions.map(({ value, label }) => (
                <Radio
                  key={value}
                  id={`bodyType-${value}`}
                  name="bodyType"
                  value={value}
                  label={label}
                  defaultChecked={value === initial.bodyType}
                />
              ))}
            </ChoiceGroup>
            <TextField
              id="petrolPrice"
              name="petrolPrice"
              label={texts.petrolPrice}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={initial.petrolPrice}
            />
            <ButtonRow>
              <Button type="submit">{texts.submit}</Button>
            </ButtonRow>
          </FormStack>
        </form>
      </Column>
    </>
  )
}
