/** Words by which pages say that they are not what was asked for; whole phrases, in the web's larger languages. */
const any = (...phrases: string[]): RegExp => new RegExp(phrases.join('|'), 'iu');

/** In a title or heading. */
export const NOT_FOUND = any(
  '\\b(?:error\\s*)?404\\b',
  "\\b(?:page|article|content|file|site|document|resource) (?:(?:was|is|could|can) ?(?:not|n[’']t) (?:be )?|cannot be |not )(?:found|available|exist)",
  "\\bpage (?:missing|unavailable|does(?:n[’']t| not) exist|no longer (?:exists|available))",
  '^not found$',
  '\\bnothing (?:was )?found\\b',
  "we can[’']?t find (?:that|the|this) page",
  'seite (?:wurde )?(?:leider )?nicht (?:gefunden|vorhanden|verfügbar)',
  "page (?:introuvable|non trouvée)|cette page n[’']existe",
  'página no (?:encontrada|existe)|no se (?:ha )?enc(?:uentra|ontrado) la página',
  'pagina non (?:trovata|disponibile)',
  'página não (?:encontrada|existe)',
  'pagina niet gevonden',
  'sidan (?:kunde inte|kan inte) hittas|siden (?:ble ikke|blev ikke) funnet',
  'nie znaleziono strony|strona nie istnieje',
  'страница не найдена',
  'ページが見つかりません|お探しのページ',
  '页面不存在|找不到(?:该|此)?页面|頁面不存在',
  '페이지를 찾을 수 없',
);

/** Anywhere on a page with little text: only a stub says it. */
export const SOLD = any(
  'subscribe (?:now )?(?:to|and) (?:continue|keep|read|unlock|get (?:full|unlimited) access)',
  '(?:to|want to) (?:continue|keep) reading[^.]{0,60}(?:subscri|sign|log in|account)',
  '(?:this|the full|the rest of (?:this|the)) (?:article|story|content|text) is (?:only )?(?:(?:available )?(?:to|for)|reserved for|exclusively for) (?:our )?(?:paying |paid )?(?:subscribers|members)',
  "you(?:[’']ve| have) (?:reached|used|read)[^.]{0,40}free (?:articles|stories)",
  'unlock (?:this|the full) (?:article|story)',
  '(?:weiterlesen|jetzt lesen) mit (?!werbung)|(?:nur|exklusiv) für (?:unsere )?abonnent|mit (?:einem )?abo (?:weiter)?lesen',
  'réservé (?:à nos|aux) abonné|abonnez-vous pour (?:lire|continuer)',
  '(?:solo|exclusivo|exclusiva) para suscriptores|suscríbete para (?:leer|seguir)',
  '(?:riservato|riservata|solo) (?:agli |per gli )?abbonati|abbonati per (?:leggere|continuare)',
  'exclusivo para assinantes|assine para (?:ler|continuar)',
  '(?:alleen|exclusief) voor abonnees',
  '会員限定|有料会員|订阅后|付费阅读',
);

/** At the end of a text; elsewhere it stands on every page of a site that sells some of its texts. */
export const SIGN_IN = any(
  'already (?:a |an )?(?:subscriber|member)',
  'subscribe (?:now|today)',
  'bereits abonnent|jetzt abonnieren',
  'déjà abonné|abonnez-vous',
  'ya eres suscriptor|suscríbete',
  'sei già abbonato',
  'já é assinante',
  'al abonnee',
);

/** On a page that asks for consent before it shows anything. */
export const CONSENT = any(
  '^before you continue(?: to\\b|$)',
  '(?:accept|agree|consent)[^.]{0,80}(?:cookies?|data|partners|tracking)',
  '(?:we|our|and) [^.]{0,40}partners[^.]{0,80}(?:store|process|use)[^.]{0,60}(?:cookies?|data|information)',
  'cookies?[^.]{0,60}(?:accept|agree|zustimm|akzeptier|accepte|acept|accett|akkoord)',
  '(?:zustimm|einwillig)[^.]{0,80}(?:cookies?|daten|tracking|werbung)|mit werbung weiterlesen',
  '(?:accepter|consentement|continuer sans accepter)[^.]{0,80}(?:cookies?|données|publicité|accepter)',
  '(?:aceptar|consentimiento)[^.]{0,80}(?:cookies?|datos)',
  '(?:accettare|accetta|consenso)[^.]{0,80}(?:cookie|dati)',
  '(?:accepteren|toestemming)[^.]{0,80}(?:cookies?|gegevens)',
);

/** On a page that wants to see a person. */
export const CAPTCHA = any(
  'captcha',
  "(?:verify|confirm|prove|make sure)[^.]{0,40}(?:you(?:[’']re| are)?) (?:are )?(?:not a robot|(?:a )?human)",
  'are you (?:a )?(?:human|robot)',
  "(?:i[’']m|am|you are|you[’']re) not a robot",
  'unusual (?:traffic|activity)',
  'automated (?:queries|requests|access)',
  'checking (?:your browser|if the site connection is secure)',
  '^just a moment',
  '^attention required',
  'needs to review the security of your connection',
  'enable javascript and cookies to continue',
  'press (?:&|and) hold',
  'pardon our interruption',
  'bestätigen sie, dass sie (?:ein mensch|kein roboter) sind|sie kein roboter sind',
  "vous n[’']êtes pas un robot|no eres un robot|non sei un robot",
);

/** In the markup of the services that ask. */
export const CAPTCHA_MARKUP =
  /cf-chl|challenge-platform|cf-turnstile|g-recaptcha|h-captcha|px-captcha|captcha-delivery\.com|awswaf|_Incapsula_Resource/i;
