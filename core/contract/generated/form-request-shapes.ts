// Made from core/contract/calls.ts by `npm run generate:client`. Do not edit.
import type { CallShape } from '../call-shape.ts'

export const postOrder: CallShape<'postOrder'> = {"method":"POST","path":"/api/orders","queryFields":[],"bodyFields":["offerId","capId","name","email","phone","subscription","monthlyPaymentShown","hash","utm_campaign","utm_source","utm_medium","utm_term","utm_content","gclid","dclid","fbclid","gaToken","sskey","message","variant"]}
export const postPcpOrder: CallShape<'postPcpOrder'> = {"method":"POST","path":"/api/pcp-orders","queryFields":[],"bodyFields":["pcpOfferId","capId","name","email","phone","monthlyPaymentShown","hash","utm_campaign","utm_source","utm_medium","utm_term","utm_content","gclid","dclid","fbclid","gaToken","sskey","variant","message"]}
export const putOrder: CallShape<'putOrder'> = {"method":"PUT","path":"/api/orders/{orderId}","queryFields":[],"bodyFields":["name","email","phone","postcode","callTime","callPriority","otherCallTime","writeToken","gaToken","sskey"]}
export const putPcpOrder: CallShape<'putPcpOrder'> = {"method":"PUT","path":"/api/pcp-orders/{orderId}","queryFields":[],"bodyFields":["name","email","phone","postcode","callTime","callPriority","otherCallTime","writeToken"]}
export const confirmOrder: CallShape<'confirmOrder'> = {"method":"POST","path":"/api/orders/confirm","queryFields":[],"bodyFields":["orderRef","code"]}
export const postOrderCode: CallShape<'postOrderCode'> = {"method":"POST","path":"/api/orders/{orderRef}/codes","queryFields":[],"bodyFields":[]}
export const postQuote: CallShape<'postQuote'> = {"method":"POST","path":"/api/quotes","queryFields":[],"bodyFields":["offerId"]}
export const postCustomerForm: CallShape<'postCustomerForm'> = {"method":"POST","path":"/api/customer-forms","queryFields":[],"bodyFields":["type","manufacturerId","rangeId","carModelId","capId","carModelAggregate","budgetRange","financeType","userName","userEmail","userPhone","hash"]}
export const postDealPreference: CallShape<'postDealPreference'> = {"method":"POST","path":"/api/deal-preferences","queryFields":[],"bodyFields":["manufacturerId","bodyStyle","monthlyPayment","deliveryTime","name","email"]}
export const postConciergeQuote: CallShape<'postConciergeQuote'> = {"method":"POST","path":"/api/concierge-quotes","queryFields":[],"bodyFields":["name","email","phone","body","contact"]}
export const postContact: CallShape<'postContact'> = {"method":"POST","path":"/api/contact","queryFields":[],"bodyFields":["name","email","body","phone"]}
export const postCarSale: CallShape<'postCarSale'> = {"method":"POST","path":"/api/car-sales","queryFields":[],"bodyFields":["reg","make","model","currentMileage","body","name","email","phone"]}
export const postLandingMember: CallShape<'postLandingMember'> = {"method":"POST","path":"/api/landing-page-members","queryFields":[],"bodyFields":["capId","email","name"]}
export const postNewsletterMember: CallShape<'postNewsletterMember'> = {"method":"POST","path":"/api/mailchimp-members","queryFields":[],"bodyFields":["email","firstName","secondName"]}
export const postListConfirmation: CallShape<'postListConfirmation'> = {"method":"POST","path":"/api/list-confirmations","queryFields":[],"bodyFields":["token"]}
export const postUnsubscribe: CallShape<'postUnsubscribe'> = {"method":"POST","path":"/api/unsubscribe","queryFields":[],"bodyFields":["email","token"]}
export const deleteSubscription: CallShape<'deleteSubscription'> = {"method":"DELETE","path":"/api/unsubscribe/{email}","queryFields":[],"bodyFields":null}
export const postPriceAlert: CallShape<'postPriceAlert'> = {"method":"POST","path":"/api/price-alerts","queryFields":[],"bodyFields":["email","page"]}
export const postPriceAlertConfirmation: CallShape<'postPriceAlertConfirmation'> = {"method":"POST","path":"/api/price-alert-confirmations","queryFields":[],"bodyFields":["token"]}
export const putPriceAlerts: CallShape<'putPriceAlerts'> = {"method":"PUT","path":"/api/price-alerts/{sealedEmail}","queryFields":[],"bodyFields":["ids","isWatching"]}
export const postElectricPetrol: CallShape<'postElectricPetrol'> = {"method":"POST","path":"/api/data/ev-petrol","queryFields":[],"bodyFields":["mileage","petrolPrice","bodyType"]}
export const postCalculatorData: CallShape<'postCalculatorData'> = {"method":"POST","path":"/api/chrysalis/get-calculator-data","queryFields":[],"bodyFields":["step","reg","capId","make","email","model","regDate","startDate","term","amountBorrowed","monthlyPayment","balloonPayment","currentMileage","financeProduct"]}
export const postConversion: CallShape<'postConversion'> = {"method":"POST","path":"/api/fb-convert","queryFields":["eventId","eventName","referer","fbp","fbc"],"bodyFields":["eventId","eventName","referer","fbp","fbc"]}
export const postFrontError: CallShape<'postFrontError'> = {"method":"POST","path":"/api/front-errors","queryFields":[],"bodyFields":["method","url","request","response","responseCode","requestCode"]}
export const postExperimentView: CallShape<'postExperimentView'> = {"method":"POST","path":"/api/experiment-views","queryFields":[],"bodyFields":["variant"]}
export const postPageVisit: CallShape<'postPageVisit'> = {"method":"POST","path":"/api/page-visits","queryFields":[],"bodyFields":["views","lcp","inp","cls","fcp","ttfb"]}
export const postLogin: CallShape<'postLogin'> = {"method":"POST","path":"/api/login","queryFields":[],"bodyFields":["email","password","token","code"]}
export const postLogout: CallShape<'postLogout'> = {"method":"POST","path":"/api/logout","queryFields":[],"bodyFields":["refreshToken"]}
export const postRefresh: CallShape<'postRefresh'> = {"method":"POST","path":"/api/refresh","queryFields":[],"bodyFields":["refreshToken"]}
export const postPasswordRecovery: CallShape<'postPasswordRecovery'> = {"method":"POST","path":"/api/password-recovery-tokens","queryFields":[],"bodyFields":["email"]}
export const putRecoveredPassword: CallShape<'putRecoveredPassword'> = {"method":"PUT","path":"/api/password-recovery-tokens/{passwordRecoveryToken}/password","queryFields":[],"bodyFields":["password"]}
export const postUser: CallShape<'postUser'> = {"method":"POST","path":"/api/users","queryFields":[],"bodyFields":["password","passwordConfirmation","email","firstName","lastName"]}
export const putUserConfirmation: CallShape<'putUserConfirmation'> = {"method":"PUT","path":"/api/users/{registrationToken}/confirm","queryFields":[],"bodyFields":["firstName","lastName","password","passwordConfirmation"]}
