import type { StructureResolver } from 'sanity/structure'

/** The Studio's first column, in the order of an editor's week. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Content')
    .items([
      S.documentTypeListItem('guide').title('Guides'),
      S.documentTypeListItem('guideCategory').title('Guide categories'),
      S.documentTypeListItem('faq').title('Questions'),
      S.documentTypeListItem('pageContent').title('Pages'),
      S.divider(),
      S.listItem()
        .id('claims')
        .title('Claims')
        .child(
          S.list()
            .title('Claims')
            .items([
              S.documentTypeListItem('marketingClaim').title('All claims'),
              S.listItem()
                .id('claims-due')
                .title('Review within 60 days, or hidden already')
                .child(
                  S.documentList()
                    .id('claims-due')
                    .title('Due for review')
                    .apiVersion('2026-11-01')
                    .filter(
                      '_type == "marketingClaim" && dateTime(reviewBy + "T00:00:00Z") < dateTime(now()) + 60*60*24*60',
                    )
                    .defaultOrdering([{ field: 'reviewBy', direction: 'asc' }]),
                ),
            ]),
        ),
      S.divider(),
      S.listItem()
        .id('siteSettings')
        .title('Site settings')
        .child(
          S.document().schemaType('siteSettings').documentId('siteSettings').title('Site settings'),
        ),
    ])
