/**
 * The words with which a text orders a model about, in one language, as alternatives of a regular expression.
 * Orders only: imperatives and infinitives, not "he ignored".
 */
export interface OrderWords {
  /** To leave something out of account. */
  ignore: string;
  /** What a model was told before. */
  told: string;
  /** What a checker reads besides. */
  read: string;
  /** Whom it speaks to. */
  model: string;
  /** To give an answer. */
  answer: string;
  /** What a checker may answer. */
  label: string;
  /** To take words over. */
  quote: string;
  /** The words that stand there. */
  these: string;
  /** First letters, four at most, of words without which none of this is said: only near one is looked any closer. */
  near: string;
}

const MODELS =
  'AI|LLMs?|ChatGPT|GPT(?:-\\w+)?|Claude|Gemini|Copilot|Perplexity|Crossexam|[Cc]hat-?[Bb]ots?|[Bb]ots?';
/** Models may be told English labels in any language. */
const LABELS = 'supported|refuted|supports|refutes|not enough (?:evidence|info\\w*)|conflicting';

const words = (parts: OrderWords): OrderWords => ({
  ...parts,
  model: `${MODELS}|${parts.model}`,
  label: `${LABELS}|${parts.label}`,
});

/** Languages whose words have spaces between them. */
export const spacedLanguages: Readonly<Record<string, OrderWords>> = {
  en: words({
    ignore:
      '(?:ignore|disregard|forget|overrule|override|bypass|neglect|discard|set aside|pay no attention to|stop (?:following|reading|obeying))|(?:do not|don.t|never|must not|shall not) (?:follow|obey|heed|consider|read|trust|use|believe|cite|quote|rely on|look at)',
    told: 'instructions?|prompts?|guidelines?|directives?|commands?|directions|programming|(?:system|safety) (?:messages?|rules?)|(?:everything|all|whatever|anything|what) (?:\\w+ ){0,3}(?:above|before|so far|earlier|told)|(?:previous|prior|earlier|preceding|above|your) (?:text|rules?|messages?|context|conversation|orders|task)',
    read: 'documents?|evidence|sources?|passages?|quotations?|(?:search )?results?|pages?|websites?|articles?|debaters?|opponents?|material',
    model:
      'artificial intelligence|(?:large )?language models?|(?:virtual )?assistants?|(?:automated |automatic )?(?:fact|claim|truth)[- ]?check(?:ers?|ing (?:agents?|models?|systems?|tools?|software|assistants?|program\\w*))|checkers?|verifiers?|debaters?|(?:automated|automatic) (?:readers?|systems?|tools?|agents?|program\\w*)|(?:software |reading )?agents?|crawlers?|(?:language )?models?|summari[sz]ers?',
    answer:
      'answer|reply|respond|output|return|conclude|label|rate|classify|mark|report|vote|declare|judge|choose|select|print|write|give|state|say|rule|treat|accept|consider|finish|end|set|call|assign|record|enter|decide|be',
    label:
      'true|false|correct|incorrect|verified|accurate|confirmed|debunked|disproved|disproven|undecided|unproven|unverifiable',
    quote: 'quote|cite|copy|repeat|reproduce|extract|use|include|paste|insert',
    these:
      '(?:this|the following|the next|the above|the previous|these|(?:only|exactly) (?:this|these)) (?:(?:very|exact|same|one|single|whole|entire|here|first|last) )*(?:sentences?|lines?|passages?|paragraphs?|words|statements?|quotations?|text)',
    near: 'igno disr forg over bypa negl disc atte foll obey heed trus beli rely inst prom guid dire comm prog syst ai llm llms chat gpt clau gemi copi perp cros bot bots lang assi fact clai trut chec veri deba agen craw summ mode supp refu enou rule safe anth oper verd labe quot cite copy repe repr past stan deve admi role task answ outp',
  }),
  de: words({
    ignore:
      'ignorier(?:e|en|t)|missachte(?:n|t)?|vergiss|vergesst|vergessen Sie|überschreibe(?:n|t)?|(?:beachte|befolge|berücksichtige|verwende|nutze|lies|glaube|zitiere)(?:n|t)? (?:Sie )?(?:\\p{L}+ ){0,5}(?:nicht|keine\\p{L}*)',
    told: 'Anweisung\\p{L}*|Instruktion\\p{L}*|Vorgabe\\p{L}*|Befehl\\p{L}*|Aufforderung\\p{L}*|Prompts?|Regeln|alles (?:\\p{L}+ ){0,2}(?:oben|zuvor|bisher\\p{L}*|davor|Vorherige)',
    read: 'Dokument\\p{L}*|Belege?n?|Quellen?|Seiten?|Artikel\\p{L}*|Passagen?|Suchergebnis\\p{L}*|Zitate?',
    model:
      'KI(?:-\\p{L}+)*|künstliche Intelligenz|Sprachmodelle?n?|Assistent\\p{L}*|(?:KI-)?(?:Fakten|Behauptungs)-?[Pp]rüf\\p{L}*|Faktencheck\\p{L}*|Prüfprogramm\\p{L}*|Modelle?n?|Agent\\p{L}*',
    answer:
      'antworte(?:n|t)?|gib|geben Sie|gebt|schreib(?:e|en|t)?|bewerte(?:n|t)?|stufe(?:n|t)?|erkläre?(?:n|t)?|urteile(?:n|t)?|wähle(?:n|t)?|setze?(?:n|t)?|nenne?(?:n|t)?|lautet|lauten|ist|einzustufen|zu bewerten',
    label:
      'wahr|falsch|richtig|bestätigt|widerlegt|gestützt|belegt|zutreffend|unzutreffend|nicht genug Belege|unbelegt',
    quote:
      'zitier(?:e|en|t)|kopier(?:e|en|t)|wiederhole?(?:n|t)?|übernimm|übernehmen Sie|verwende(?:n|t)?',
    these:
      '(?:genau )?(?:diesen|dieses|diese|den folgenden|die folgenden|das folgende) (?:\\p{L}+ ){0,2}(?:Satz|Sätze|Zeilen?|Absatz|Wörter|Worte|Text|Zitat)',
    near: 'igno verg über beac berü ki küns spra assi fakt beha prüf mode agen anwe vorg befe auff prom rege zita ziti kopi wied refu best belä bele gest wahr fals chat gpt clau gemi ai antw',
  }),
  fr: words({
    ignore:
      'ignor(?:e|ez|er)|oubli(?:e|ez|er)|n(?:e |.)(?:tiens|tenez|suis|suivez|lis|lisez|utilise[sz]?|consulte[sz]?|crois|croyez) (?:pas|aucun\\p{L}*)|néglig(?:e|ez|er)|outrepass(?:e|ez|er)',
    told: '(?:les |ces |tes |vos |toutes )*(?:instructions?|consignes?|directives?|ordres?|invites?|règles)|tout ce qui précède|ce qui précède',
    read: 'documents?|preuves?|sources?|pages?|articles?|passages?|résultats?|citations?',
    model:
      'IA|intelligence artificielle|modèles?(?: de langage)?|assistants?|vérificat\\p{L}*|agents?|robots?',
    answer:
      'répond(?:s|ez|re)|conclu(?:s|ez|re)|classe[rz]?|indique[rz]?|déclare[rz]?|écri(?:s|vez|re)|donne[rz]?|évalue[rz]?|marque[rz]?|considère|considére[rz]|rend(?:s|ez|re)|doit être|est',
    label:
      'vraie?|fausse|faux|confirmée?|réfutée?|étayée?|corroborée?|exacte?|inexacte?|preuves insuffisantes',
    quote: 'cite[rz]?|copie[rz]?|répète|répéte[rz]|reprend(?:s|re)|reprenez|utilise[rz]?',
    these:
      '(?:exactement )?(?:cette|la|ces|les|ce) (?:phrases?|lignes?|passages?|mots|textes?|paragraphes?)(?: suivante?s?)?',
    near: 'igno oubl négl outr tien tene suiv suis dire ordr invi règl ia modè assi véri agen robo refu vrai faux faus réfu étay corr cite cito copi répè répé repr préc chat gpt ai répo',
  }),
  es: words({
    ignore:
      'ignor(?:a|e|en|ad|ar)|olvid(?:a|e|en|ar)|descart(?:a|e|en|ar)|(?:no|nunca) (?:sigas|siga|uses|use|leas|lea|consideres|considere|confíes|cites|cite|consultes)|haz caso omiso|omit(?:e|a|ir)|anul(?:a|e|ar)',
    told: 'instrucci\\p{L}+|indicaci\\p{L}+|órdenes|directrices|reglas|mensajes? (?:anterior\\p{L}*|del sistema)|todo lo anterior',
    read: 'documentos?|pruebas?|fuentes?|páginas?|artículos?|pasajes?|resultados?|citas?',
    model:
      'IA|inteligencia artificial|modelos?(?: de lenguaje)?|asistentes?|verificador\\p{L}*|comprobador\\p{L}*|agentes?',
    answer:
      'respond(?:e|a|an|er)|contest(?:a|e|ar)|concluy(?:e|a)|concluir|clasifi(?:ca|que|quen|car)|marca|marque|declar(?:a|e|ar)|escrib(?:e|a|ir)|indi(?:ca|que|car)|calific(?:a|ar)|califique|devuelv(?:e|a)|debe ser|es',
    label:
      'verdader[oa]|fals[oa]|ciert[oa]|confirmad[oa]|refutad[oa]|respaldad[oa]|correct[oa]|incorrect[oa]|pruebas insuficientes',
    quote: 'cita|cite|citar|copia|copie|copiar|repite|repita|usa|use|utiliza|utilice',
    these:
      '(?:exactamente )?(?:esta|la|estas|las|este|el|estos) (?:frases?|oraci\\p{L}+|líneas?|pasajes?|palabras|textos?|párrafos?)(?: siguientes?)?',
    near: 'igno olvi sigu siga haz omit anul indi órde dire regl ia mode asis veri agen refu verd fals cier resp corr cita cite copi repi usa use util chat gpt ai',
  }),
  it: words({
    ignore:
      'ignor(?:a|i|ate|are)|dimentic(?:a|hi|ate|are)|trascur(?:a|ate|are)|non (?:seguire|usare|leggere|considerare|citare|fidarti|tenere conto)',
    told: 'istruzion\\p{L}+|indicazion\\p{L}+|direttiv\\p{L}+|ordini|regole|comandi|tutto (?:quanto|ciò che) precede',
    read: 'document\\p{L}+|prov[ae]|font[ei]|pagin[ae]|articol[oi]|risultat[oi]',
    model:
      'IA|intelligenza artificiale|modell[oi](?: linguistic[oi])?|assistent[ei]|verificator[ei]|agent[ei]',
    answer:
      'rispond(?:i|a|ete|ere)|conclud(?:i|a|ete|ere)|classific(?:a|hi|ate|are)|scriv(?:i|ete|ere)|dichiar(?:a|i|ate|are)|indic(?:a|hi|are)|valut(?:a|i|ate|are)|deve essere|è',
    label:
      'ver[oa]|fals[oa]|confermat[oa]|confutat[oa]|supportat[oa]|corrett[oa]|prove insufficienti',
    quote: 'cit(?:a|i|ate|are)|copi(?:a|ate|are)|ripet(?:i|ete|ere)|us(?:a|ate|are)',
    these:
      '(?:esattamente )?(?:questa|la|queste|questo|il) (?:frase|frasi|riga|passaggio|parole|testo)(?: seguent[ei])?',
    near: 'igno dime tras segu fida istr indi dire ordi rego coma prec ia mode assi veri agen refu vero vera fals corr cita citi cite copi ripe chat gpt ai risp',
  }),
  pt: words({
    ignore:
      'ignor(?:e|a|em|ar)|esque(?:ça|ce|cer)|desconsider(?:e|a|ar)|(?:não|nunca) (?:siga|use|leia|considere|cite|confie|consulte)',
    told: 'instruç\\p{L}+|orientaç\\p{L}+|diretriz\\p{L}*|ordens|regras|comandos|tudo o que (?:foi dito|está acima|vem antes)|mensagens anteriores',
    read: 'documentos?|provas?|evidências?|fontes?|páginas?|artigos?|resultados?',
    model:
      'IA|inteligência artificial|modelos?(?: de linguagem)?|assistentes?|verificador\\p{L}*|agentes?',
    answer:
      'respond(?:a|e|er)|conclu(?:a|i|ir)|classifi(?:que|ca|car)|mar(?:que|ca|car)|declar(?:e|a|ar)|escrev(?:a|e|er)|indi(?:que|ca|car)|avali(?:e|a|ar)|deve ser|é',
    label:
      'verdadeir[oa]|fals[oa]|confirmad[oa]|refutad[oa]|apoiad[oa]|corret[oa]|incorret[oa]|provas insuficientes',
    quote: 'cite|cita|citar|copie|copiar|repita|repetir|use|usar',
    these:
      '(?:exatamente )?(?:esta|a|estas|este|o) (?:frases?|linhas?|passage\\p{L}+|palavras|textos?)(?: seguintes?)?',
    near: 'igno esqu siga use leia cite orie dire orde regr coma ia mode assi veri agen refu verd fals apoi corr cita copi repi chat gpt ai resp',
  }),
  nl: words({
    ignore:
      'negeer|negeren|vergeet|vergeten|(?:volg|gebruik|lees|geloof|citeer) (?:\\p{L}+ ){0,4}(?:niet|geen)|sla',
    told: 'instructies?|aanwijzingen|opdrachten|bevelen|prompts?|richtlijnen|regels|alles (?:\\p{L}+ ){0,2}(?:hierboven|hiervoor)',
    read: 'documenten|bewijs|bronnen|pagina.?s?|artikelen|resultaten',
    model:
      'AI(?:-\\p{L}+)*|kunstmatige intelligentie|taalmodel\\p{L}*|assistent\\p{L}*|fact-?check\\p{L}*|feitenchecker\\p{L}*|agent\\p{L}*|modellen|model',
    answer:
      'antwoord|beantwoord|concludeer|markeer|classificeer|beoordeel|geef|schrijf|noem|verklaar|moet zijn|is',
    label: 'waar|onwaar|juist|onjuist|bevestigd|weerlegd|ondersteund|onvoldoende bewijs',
    quote: 'citeer|kopieer|herhaal|gebruik|neem',
    these:
      '(?:precies )?(?:deze|dit|de volgende|het volgende) (?:zin|zinnen|regel|passage|woorden|tekst)',
    near: 'nege verg aanw opdr beve prom rich rege ai kuns taal assi fact feit agen mode refu onwa waar juis onju weer onde onvo cite kopi herh chat gpt antw',
  }),
  pl: words({
    ignore:
      'zignoruj(?:cie)?|ignoruj(?:cie)?|zignorować|ignorować|pomiń(?:cie)?|zapomnij(?:cie)?|nie (?:stosuj|czytaj|używaj|cytuj|ufaj|uwzględniaj)(?:cie)?',
    told: 'instrukcj\\p{L}+|poleceni\\p{L}*|poleceń|wytyczn\\p{L}+|zasad\\p{L}*|rozkaz\\p{L}*|wszystk\\p{L}+ (?:powyżej|co było)',
    read: 'dokument\\p{L}*|dowod\\p{L}*|źród\\p{L}+|stron\\p{L}*|artykuł\\p{L}*|wynik\\p{L}*',
    model:
      'SI|sztuczn\\p{L}+ inteligencj\\p{L}+|model\\p{L}*(?: językow\\p{L}+)?|asystent\\p{L}*|weryfikator\\p{L}*|agent\\p{L}*',
    answer:
      'odpowiedz(?:cie)?|odpowiedzieć|oznacz(?:cie)?|oceń(?:cie)?|uznaj(?:cie)?|napisz(?:cie)?|podaj(?:cie)?|stwierdź(?:cie)?|zaklasyfikuj(?:cie)?|jest',
    label:
      'prawd\\p{L}+|fałsz\\p{L}*|potwierdzon\\p{L}+|obalon\\p{L}+|popart\\p{L}+|za mało dowodów',
    quote: 'zacytuj(?:cie)?|cytuj(?:cie)?|skopiuj(?:cie)?|powtórz(?:cie)?|użyj(?:cie)?',
    these:
      '(?:dokładnie )?(?:to|te|ten|następując\\p{L}+) (?:\\p{L}+ )?(?:zdani\\p{L}+|zdań|wiersz\\p{L}*|słow\\p{L}+|fragment\\p{L}*|tekst\\p{L}*)',
    near: 'zign igno pomi zapo stos pole wyty zasa rozk wszy si sztu mode asys wery agen refu praw fałs potw obal popa zacy cytu skop powt chat gpt ai odpo',
  }),
  ru: words({
    ignore:
      '(?:про)?игнориру(?:й|йте)|(?:про)?игнорировать|забудь(?:те)?|отмени(?:те)?|не (?:следуй|читай|используй|учитывай|цитируй|доверяй|верь)(?:те)?|пренебреги(?:те)?',
    told: 'инструкци\\p{L}+|указани\\p{L}+|команд\\p{L}*|правил\\p{L}*|приказ\\p{L}*|промпт\\p{L}*|вс[её] (?:,? ?что )?(?:\\p{L}+ )?(?:выше|ранее|раньше)',
    read: 'документ\\p{L}*|доказательств\\p{L}*|источник\\p{L}*|страниц\\p{L}*|стать\\p{L}+|результат\\p{L}*',
    model:
      'ИИ|искусственн\\p{L}+ интеллект\\p{L}*|(?:языков\\p{L}+ )?модел\\p{L}+|ассистент\\p{L}*|помощник\\p{L}*|фактчек\\p{L}*|проверяющ\\p{L}+|агент\\p{L}*|чат-?бот\\p{L}*',
    answer:
      'ответь(?:те)?|отвечай(?:те)?|укажи(?:те)?|напиши(?:те)?|признай(?:те)?|оцени(?:те)?|пометь(?:те)?|считай(?:те)?|выведи(?:те)?|заключи(?:те)?|должен быть',
    label:
      'правд\\p{L}+|верно|истин\\p{L}+|ложь|ложн\\p{L}+|неверно|подтвержд\\p{L}+|опроверг\\p{L}+|недостаточно доказательств',
    quote: 'процитируй(?:те)?|цитируй(?:те)?|скопируй(?:те)?|повтори(?:те)?|используй(?:те)?',
    these:
      '(?:именно |дословно )?(?:это|эти|эту|следующ\\p{L}+) (?:\\p{L}+ )?(?:предложени\\p{L}+|фраз\\p{L}+|строк\\p{L}+|слов\\p{L}+|текст\\p{L}*)',
    near: 'игно прои забу отме след прен инст указ кома прав прик пром все всё ии иску мода моде асси помо факт пров аген чат прид верн исти ложь ложн неве подт опро недо проц цити скоп повт refu chat gpt ai отве',
  }),
  tr: words({
    ignore:
      'yok say(?:ın|ınız)?|göz ardı et(?:in|iniz)?|görmezden gel(?:in|iniz)?|unut(?:un|unuz)?|dikkate alma(?:yın|yınız)?|uyma(?:yın)?',
    told: 'talimat\\p{L}*|yönerge\\p{L}*|komut\\p{L}*|kural\\p{L}*|emir\\p{L}*',
    read: 'belge\\p{L}*|kanıt\\p{L}*|kaynak\\p{L}*|sayfa\\p{L}*|makale\\p{L}*',
    model:
      'yapay zek[aâ]\\p{L}*|dil model\\p{L}*|asistan\\p{L}*|doğrula(?:ma|yıcı)\\p{L}*|model\\p{L}*|ajan\\p{L}*',
    answer:
      'yanıtla(?:yın)?|cevapla(?:yın)?|yanıt ver(?:in)?|cevap ver(?:in)?|işaretle(?:yin)?|değerlendir(?:in)?|yaz(?:ın)?|de(?:yin)?|olarak',
    label:
      'doğru\\p{L}*|yanlış\\p{L}*|doğrulan\\p{L}+|çürütül\\p{L}+|destekle\\p{L}+|yetersiz kanıt',
    quote: 'alıntıla(?:yın)?|kopyala(?:yın)?|tekrarla(?:yın)?|kullan(?:ın)?',
    these:
      '(?:tam olarak )?(?:bu|şu|aşağıdaki) (?:\\p{L}+ )?(?:cümle\\p{L}*|satır\\p{L}*|söz\\p{L}*|metn?\\p{L}*|metin\\p{L}*)',
    near: 'yok göz görm unut dikk uyma tali yöne komu kura emir yapa dil asis doğr mode ajan yanl çürü dest yete alın kopy tekr refu chat gpt ai yanı ceva',
  }),
  ar: words({
    ignore: 'تجاهل\\p{L}*|تجاهلوا|انس|انسَ|لا تتبع|لا تقرأ|لا تستخدم|لا تصدق|لا تأخذ',
    told: '(?:جميع |كل )?(?:ال)?تعليمات\\p{L}*|(?:ال)?أوامر\\p{L}*|(?:ال)?إرشادات\\p{L}*|(?:ال)?قواعد\\p{L}*|كل ما سبق',
    read: '(?:ال)?وثائق|(?:ال)?مستندات|(?:ال)?أدلة|(?:ال)?مصادر|(?:ال)?صفحات|(?:ال)?مقالات',
    model:
      '(?:ال)?ذكاء (?:ال)?اصطناعي|(?:ال)?نموذج\\p{L}*|(?:ال)?نماذج\\p{L}*|(?:ال)?مساعد\\p{L}*|مدقق\\p{L}*|(?:ال)?مدقق\\p{L}*|(?:ال)?وكيل',
    answer: 'أجب|اجب|أجيبوا|اكتب|صنف|صنّف|قل|اعتبر|احكم|أعلن|اختر',
    label:
      'صحيح\\p{L}*|خاطئ\\p{L}*|خطأ|مدعوم\\p{L}*|مدحوض\\p{L}*|مؤكد\\p{L}*|كاذب\\p{L}*|أدلة غير كافية',
    quote: 'اقتبس|انسخ|كرر|استخدم',
    these:
      '(?:هذه|هذا|التالية|التالي) (?:\\p{L}+ )?(?:الجملة|السطر|النص|الكلمات|الفقرة)|(?:الجملة|النص) (?:التالية|التالي)',
    near: '',
  }),
};

/** Languages without spaces, or whose verbs end a sentence: what is ordered stands before the order. */
export const solidLanguages: Readonly<Record<string, OrderWords>> = {
  zh: words({
    ignore:
      '忽略|无视|無視|忘记|忘記|忘掉|不要理会|不要理會|不要(?:遵循|遵守|使用|参考|參考|阅读|閱讀|相信|引用|考虑|考慮)|请勿(?:使用|参考|引用)|覆盖|抛弃',
    told: '指令|指示|提示词?|提示詞|命令|规则|規則|要求|说明|說明|以上(?:所有)?内容|以上(?:所有)?內容|上文',
    read: '文档|文件|文檔|证据|證據|来源|來源|网页|網頁|文章|资料|資料|段落|结果|結果',
    model:
      '人工智能|人工智慧|语言模型|語言模型|大模型|模型|助手|助理|机器人|機器人|核查(?:员|員|系统|系統|工具)?|查核|事实核查|智能体',
    answer:
      '回答|答复|答覆|输出|輸出|回复|回覆|判定|判断|判斷|标记|標記|标为|標為|归类|歸類|认定|認定|结论|結論|写|寫|给出|給出|选择|選擇',
    label:
      '支持|反驳|反駁|真实|真實|属实|屬實|虚假|虛假|错误|錯誤|正确|正確|为真|為真|为假|為假|已证实|已證實|证据不足|證據不足|不实|不實',
    quote: '引用|复制|複製|重复|重複|照抄|摘录|摘錄',
    these: '(?:这|這|下面|以下|本|此)(?:一|个|個|条|條)?(?:句话|句話|句|行|段话|段話|段|文字)',
    near: '',
  }),
  ja: words({
    ignore:
      '無視し(?:て|なさい|ろ)|無視せよ|忘れ(?:て|なさい|ろ)|従わないで|従うな|使わないで|使用しないで|読まないで|参照しないで|引用しないで|破棄し(?:て|ろ)',
    told: '指示|命令|プロンプト|ルール|規則|以上の(?:内容|文章)|これまでの(?:内容|文章)|上記',
    read: '文書|証拠|情報源|出典|ページ|記事|資料|検索結果',
    model:
      '人工知能|言語モデル|モデル|アシスタント|ファクトチェッ(?:ク|カー)|検証(?:者|システム|ツール)|ボット|エージェント',
    answer:
      '回答し|答え(?:て|なさい|よ)|出力し|返答し|判定し|分類し|結論(?:づけ|付け|は)|書い(?:て|てください)|表示し|ラベル',
    label: '支持|反駁|真実|正しい|事実|虚偽|誤り|偽|真|確認済み|証拠不足|誤情報',
    quote: '引用し|コピーし|繰り返し|そのまま',
    these: '(?:この|次の|以下の)(?:文章?|一文|行|言葉|段落|テキスト)',
    near: '',
  }),
  ko: words({
    ignore:
      '무시하(?:고|세요|십시오|라)|무시해(?:라|주세요)?|잊(?:어|으세요|어라)|따르지 마(?:세요|십시오|라)?|사용하지 마(?:세요|십시오|라)?|읽지 마(?:세요|십시오|라)?|인용하지 마(?:세요|십시오|라)?',
    told: '지시(?:사항)?|명령|프롬프트|규칙|지침|위의? (?:모든 )?내용',
    read: '문서|증거|출처|페이지|기사|자료|검색 결과',
    model:
      '인공지능|언어 ?모델|모델|어시스턴트|비서|팩트 ?체(?:크|커)|검증(?:자|기|시스템)|챗봇|에이전트',
    answer:
      '답(?:하|변|해)\\p{L}*|대답\\p{L}*|출력하\\p{L}*|판정하\\p{L}*|분류하\\p{L}*|표시하\\p{L}*|결론\\p{L}*|선택하\\p{L}*',
    label: '지지|반박|사실|거짓|참|허위|확인됨|증거 ?부족|진실',
    quote: '인용하\\p{L}*|복사하\\p{L}*|반복하\\p{L}*',
    these: '(?:이|다음|아래)(?:의)? (?:바로 )?(?:문장|줄|문단|글|말|텍스트)',
    near: '',
  }),
  hi: words({
    ignore:
      'अनदेखा कर(?:ें|ो|िए)|अनदेखी कर(?:ें|ो|िए)|नज़रअंदाज़ कर(?:ें|ो|िए)|भूल जा(?:एं|ओ|इए)|पालन न कर(?:ें|ो)|मत मान(?:ें|ो)',
    told: 'निर्देश\\S*|आदेश\\S*|नियम\\S*|संकेत\\S*',
    read: 'दस्तावेज़?\\S*|सबूत\\S*|प्रमाण\\S*|स्रोत\\S*|पृष्ठ\\S*|लेख\\S*',
    model: 'एआई|कृत्रिम बुद्धिमत्ता|मॉडल\\S*|सहायक\\S*|तथ्य[- ]?जाँच\\S*|तथ्य[- ]?जांच\\S*|बॉट',
    answer:
      'उत्तर (?:दें|दो|दीजिए)|जवाब (?:दें|दो|दीजिए)|लिख(?:ें|ो|िए)|घोषित कर(?:ें|ो)|बता(?:एं|ओ)|मान(?:ें|ो)',
    label: 'सही|गलत|सत्य|असत्य|झूठ\\S*|समर्थित|खंडित|सिद्ध',
    quote: 'उद्धृत कर(?:ें|ो|िए)|दोहरा(?:एं|ओ)|कॉपी कर(?:ें|ो)',
    these: '(?:इस|यह|यही|निम्नलिखित|इसी) (?:\\S+ )?(?:वाक्य|पंक्ति|शब्द\\S*|पाठ)',
    near: '',
  }),
};
