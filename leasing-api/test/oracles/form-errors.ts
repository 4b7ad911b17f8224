import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'

/**
 * A form that can be read and does not pass: what stands in it instead of the example's, and the
 * fields that must be named.
 */
export type FormErrorCase = readonly [
  change: Readonly<Record<string, unknown>>,
  ...fields: string[],
]

const person = (name = 'name', email = 'email'): FormErrorCase[] => [
  [{ [name]: '' }, name],
  [{ [name]: ' A ' }, name],
  [{ [name]: 'x'.repeat(101) }, name],
  [{ [email]: null }, email],
  [{ [email]: 'ada@' }, email],
  [{ [email]: `${'x'.repeat(250)}@example.com` }, email],
]
const phone = (field = 'phone'): FormErrorCase[] => [
  [{ [field]: '123' }, field],
  [{ [field]: '+1 212 555 0123' }, field],
  [{ [field]: '0300 123 4567' }, field],
]
const enquiry: FormErrorCase[] = [
  ...person(),
  ...phone(),
  [{ phone: '' }, 'phone'],
  [{ capId: '999999999999' }, 'capId'],
  [{ name: '', email: 'ada', phone: '1' }, 'email', 'name', 'phone'],
]
const callBack: FormErrorCase[] = [
  ...person().filter(([change]) => change['email'] !== null),
  ...phone(),
  [{ postcode: 'nowhere' }, 'postcode'],
  [{ callTime: 'other' }, 'otherCallTime'],
  [{ callTime: 'AM', otherCallTime: 'Before nine' }, 'otherCallTime'],
  [{ name: '', email: '', phone: '', postcode: '1' }, 'email', 'name', 'phone', 'postcode'],
]
const present: FormErrorCase[] = [
  [{ reg: '' }, 'reg'],
  [{ reg: 'no mark' }, 'reg'],
  [{ email: 'ada@' }, 'email'],
  [{ step: 2, financeProduct: null, currentMileage: null }, 'currentMileage', 'financeProduct'],
  [{ step: 2, financeProduct: 'lease', term: null, currentMileage: 9000 }, 'term'],
]
const agreement = { startDate: '2024-03-01', monthlyPayment: 310, term: 48 }

/** Every form's own rules, one fault at a time and several at once. Rules V-49 to V-60. */
export const formErrorCases: Partial<Record<ServedCall, readonly FormErrorCase[]>> = {
  postOrder: enquiry,
  postPcpOrder: [...enquiry, [{ pcpOfferId: '3-10000001-p36-8000-6-fn' }, 'pcpOfferId']],
  putOrder: callBack,
  putPcpOrder: callBack,
  confirmOrder: [
    [{ code: '' }, 'code'],
    [{ code: 'abcdef' }, 'code'],
  ],
  postCustomerForm: [
    ...person('userName', 'userEmail'),
    ...phone('userPhone'),
    [{ userPhone: '' }, 'userPhone'],
    [{ type: 'budget', budgetRange: null }, 'budgetRange'],
    [{ type: 'car', manufacturerId: null }, 'manufacturerId'],
    [{ manufacturerId: 'nobody', capId: '999999999999' }, 'capId', 'manufacturerId'],
    [{ userName: '', userEmail: '', userPhone: '' }, 'userEmail', 'userName', 'userPhone'],
  ],
  postDealPreference: [
    ...person(),
    [{ manufacturerId: 'nobody' }, 'manufacturerId'],
    [{ name: '', email: '' }, 'email', 'name'],
  ],
  postConciergeQuote: [
    ...person(),
    ...phone(),
    [{ phone: '' }, 'phone'],
    [{ name: '', email: '', phone: '1' }, 'email', 'name', 'phone'],
  ],
  postContact: [
    ...person(),
    ...phone(),
    [{ body: ' ' }, 'body'],
    [{ name: '', email: '', body: '', phone: '1' }, 'body', 'email', 'name', 'phone'],
  ],
  postCarSale: [
    ...person(),
    ...phone(),
    [{ reg: '' }, 'reg'],
    [{ reg: 'no mark' }, 'reg'],
    [{ make: ' ', model: '' }, 'make', 'model'],
    [{ make: 'x'.repeat(81) }, 'make'],
    [{ currentMileage: 'many' }, 'currentMileage'],
    [{ currentMileage: '1,000,001' }, 'currentMileage'],
  ],
  postLogin: [
    [{ email: '' }, 'email'],
    [{ email: 'ada@' }, 'email'],
    [{ password: '' }, 'password'],
    [{ password: 'Wrong!day9' }],
    [{ token: 'unknown', code: '123456' }, 'code'],
    [{ token: 'unknown', code: '' }, 'code'],
  ],
  putUser: [
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'A' }, 'lastName'],
    [{ email: 'ada@' }, 'email'],
    [{ email: 'new@example.com', authorizationToken: 'unknown' }, 'authorizationToken'],
  ],
  postDataExport: [[{ authorizationToken: 'unknown' }, 'authorizationToken']],
  postErasure: [[{ authorizationToken: '' }, 'authorizationToken']],
  postInvitation: [
    [{ email: 'ada@' }, 'email'],
    [{ phone: '020 7946 0123' }, 'phone'],
    [{ email: '', phone: '' }, 'email', 'phone'],
    [{ permissions: ['deadletters.retry'] }, 'permissions'],
    [{ authorizationToken: 'unknown' }, 'authorizationToken'],
  ],
  putUserAccess: [
    [{ permissions: ['deadletters.retry'] }],
    [{ authorizationToken: 'unknown' }, 'authorizationToken'],
  ],
  postLeadNote: [[{ text: ' ' }, 'text']],
  putLeadMark: [[{ on: '2199-01-01' }, 'on']],
  putLeadAssignee: [[{ userId: 'A'.repeat(22) }, 'userId']],
  postApiKey: [
    [{ name: 'A' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ brandId: undefined }, 'brandId'],
  ],
  listApiKeys: [[{ brandId: undefined }, 'brandId']],
  listRateBooks: [[{ brandId: undefined }, 'brandId']],
  postRateUpload: [[{ brandId: undefined }, 'brandId']],
  postRateRollback: [[{ brandId: undefined }, 'brandId']],
  // What is to be accepted depends on the book: its route's own tests have some.
  putRateUploadLive: [],
  postPersonExport: [
    [{ email: 'ada@' }, 'email'],
    [{ authorizationToken: '' }, 'authorizationToken'],
  ],
  postPersonErasure: [
    [{ email: 'ada@' }, 'email'],
    [{ authorizationToken: '' }, 'authorizationToken'],
  ],
  postAuthorizationToken: [[{ password: 'Wrong!day9' }, 'password']],
  putUserConfirmation: [
    ...person('firstName').slice(0, 3),
    ...person('lastName').slice(0, 3),
    [{ password: 'short' }, 'password', 'passwordConfirmation'],
    [{ passwordConfirmation: '' }, 'passwordConfirmation'],
  ],
  postUser: [
    ...person('firstName'),
    ...person('lastName').slice(0, 3),
    [{ password: 'short' }, 'password', 'passwordConfirmation'],
    [{ password: 'Password1!', passwordConfirmation: 'Password1!' }, 'password'],
    [{ passwordConfirmation: 'sunny!day9' }, 'passwordConfirmation'],
  ],
  postPasswordRecovery: person().slice(3),
  putRecoveredPassword: [
    [{ password: 'short' }, 'password'],
    [{ password: 'Password1!' }, 'password'],
  ],
  postLandingMember: [
    ...person(),
    [{ capId: '999999999999' }, 'capId'],
    [{ name: '', email: '' }, 'email', 'name'],
  ],
  postNewsletterMember: [
    ...person('firstName'),
    ...person('secondName'),
    [{ firstName: '', secondName: '', email: '' }, 'email', 'firstName', 'secondName'],
  ],
  postUnsubscribe: [
    [{ email: '' }, 'email'],
    [{ email: 'ada@' }, 'email'],
  ],
  postPriceAlert: [
    [{ email: '' }, 'email'],
    [{ email: 'ada@' }, 'email'],
    [{ page: '' }, 'page'],
    [{ page: '/faq' }, 'page'],
    [{ page: '/vehicles/999999998/offers?term=36&mileage=8000&deposit=6' }, 'page'],
  ],
  deleteSubscription: [[{ email: 'ada@example' }, 'email']],
  postElectricPetrol: [[{ petrolPrice: 139.999 }, 'petrolPrice']],
  postCalculatorData: [
    ...present.map(([change, ...fields]): FormErrorCase => [
      { ...agreement, ...change },
      ...fields,
    ]),
    [{ regDate: '2024-03-02' }, 'startDate'],
    [{ financeProduct: 'pcp', balloonPayment: null }, 'balloonPayment'],
    [{ amountBorrowed: null }, 'amountBorrowed'],
    [{ regDate: '2026-02-30' }, 'regDate'],
  ],
  getCalculatorData: present.map(([change, ...fields]) => [{ ...agreement, ...change }, ...fields]),
}
