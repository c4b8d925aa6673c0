import { foldText } from '#domain/names/fold-text.ts';

/**
 * What the exercises that most programs have are called in other languages, by their English names: German, French, Spanish, Italian,
 * Portuguese, Dutch, Swedish, Danish and Norwegian, Finnish, Polish, Czech, Russian, Turkish, Hungarian, Romanian, Japanese, Korean.
 * They are no names of the library: a coach who writes in one of these finds by it what the library calls in English.
 */
export const foreignNames: Readonly<Record<string, string>> = {
  'Back Squat':
    'Kniebeuge,Kniebeugen,Squat arrière,Squat barre,Flexion de jambes,Sentadilla,Sentadillas,Sentadilla trasera,Accosciata,Squat con bilanciere,Agachamento,Agachamento livre,Kniebuiging,Kniebuigingen,Knäböj,Squat stång,Knebøj,Knebøy,Takakyykky,Jalkakyykky,Kyykky,Przysiad,Przysiady,Przysiad ze sztangą,Dřep,Dřepy,Приседания,Присед,Приседания со штангой,Приседания с штангой,Squat cu bara,Genuflexiuni,Genuflexiuni cu bara,Guggolás,Çömelme,スクワット,バックスクワット,스쿼트,백 스쿼트',
  'Front Squat':
    'Frontkniebeuge,Frontkniebeugen,Squat avant,Sentadilla frontal,Sentadillas frontales,Squat frontale,Agachamento frontal,Frontböj,Front knebøj,Frontbøy,Etukyykky,Przysiad przedni,Przední dřep,Přední dřep,Фронтальный присед,Фронтальные приседания,Elöl guggolás,Elölguggolás,Ön squat,フロントスクワット,프론트 스쿼트',
  'Air Squat':
    'Kniebeugen ohne Gewicht,Squat sans poids,Sentadilla libre,Sentadilla sin peso,Squat a corpo libero,Agachamento sem peso,Приседания без веса',
  'Bulgarian Split Squat':
    'Bulgarische Kniebeuge,Bulgarische Kniebeugen,Fente bulgare,Fentes bulgares,Squat bulgare,Sentadilla búlgara,Sentadillas búlgaras,Squat bulgaro,Agachamento búlgaro,Bulgariska utfall,Bulgariska splitböj,Bulgarsk splitsquat,Bulgarialainen kyykky,Przysiad bułgarski,Przysiady bułgarskie,Bulharský dřep,Болгарские выпады,Болгарский присед,Bolgár guggolás,Bulgar squat,ブルガリアンスクワット,불가리안 스플릿 스쿼트',
  'Walking Lunge':
    'Ausfallschritt,Ausfallschritte,Fentes,Fentes marchées,Fente,Zancada,Zancadas,Estocadas,Affondi,Affondi in camminata,Afundo,Passada,Uitvalspas,Uitvalspassen,Utfall,Utfallssteg,Gångutfall,Udfald,Askelkyykky,Askelkyykyt,Wykroki,Wykrok,Výpady,Výpad,Выпады,Kitörés,Fandări,Hamle,ランジ,런지',
  'Leg Press':
    'Beinpresse,Presse à cuisses,Presse à jambes,Prensa,Prensa de piernas,Pressa,Beenpers,Benpress,Benpres,Beinpress,Jalkaprässi,Suwnica,Wypychanie nogami,Жим ногами,Lábtoló,Lábtolás,Presă picioare,レッグプレス,레그 프레스',
  'Leg Extension':
    'Beinstrecker,Beinstrecken,Extension de jambes,Extensions de jambes,Extensión de cuádriceps,Extensión de piernas,Extensiones de cuádriceps,Cadeira extensora,Extensora,Beenstrekker,Bensträck,Benspark,Polven ojennus,Prostowanie nóg,Předkopávání,Разгибание ног,Разгибания ног,Lábnyújtás,レッグエクステンション,레그 익스텐션',
  'Lying Leg Curl':
    'Beinbeuger,Beinbeugen,Leg curl couché,Leg curl allongé,Curl femoral,Curl femoral tumbado,Mesa flexora,Flexora,Beencurl,Lårcurl,Reisikoukistus,Uginanie nóg,Zakopávání,Сгибание ног,Сгибания ног,Lábhajlítás,レッグカール,레그 컬',
  Deadlift:
    'Kreuzheben,Soulevé de terre,Peso muerto,Peso muerto convencional,Stacco,Stacco da terra,Stacchi,Stacchi da terra,Levantamento terra,Terra,Marklyft,Markløft,Dødløft,Maastaveto,Maastanosto,Martwy ciąg,Mrtvý tah,Становая тяга,Становая,Felhúzás,Îndreptări,Ölü kaldırma,デッドリフト,데드리프트',
  'Sumo Deadlift':
    'Sumo-Kreuzheben,Sumokreuzheben,Soulevé de terre sumo,Peso muerto sumo,Stacco sumo,Levantamento terra sumo,Sumo marklyft,Sumomarklyft,Sumo maastaveto,Martwy ciąg sumo,Mrtvý tah sumo,Тяга сумо,Становая тяга сумо',
  'Romanian Deadlift':
    'Rumänisches Kreuzheben,Soulevé de terre roumain,Soulevé de terre jambes tendues,Peso muerto rumano,Stacco rumeno,Levantamento terra romeno,Stiff,Roemeense deadlift,Rumänska marklyft,Raka marklyft,Rumænsk dødløft,Rumensk markløft,Romanialainen maastaveto,Suorin jaloin maastaveto,Rumuński martwy ciąg,Martwy ciąg rumuński,Rumunský mrtvý tah,Румынская тяга,Мёртвая тяга,Мертвая тяга,Román felhúzás,ルーマニアンデッドリフト,루마니안 데드리프트',
  'Barbell Hip Thrust':
    'Hüftheben,Beckenheben mit Langhantel,Relevé de bassin,Empuje de cadera,Spinta d’anca,Elevação pélvica,Höftlyft,Hoftelyft,Lantionnosto,Unoszenie bioder,Ягодичный мост со штангой,Csípőemelés,ヒップスラスト,힙 쓰러스트',
  'Good Morning': 'Buenos días,Guten Morgen,Наклоны со штангой,グッドモーニング',
  'Kettlebell Swing': 'Kettlebellschwung,Balanceo con pesa rusa,Махи гирей,ケトルベルスイング,케틀벨 스윙',
  'Back Extension':
    'Rückenstrecker,Extension lombaire,Extensions lombaires,Extensión lumbar,Extensiones lumbares,Hiperextensiones,Iperestensioni,Hiperextensão,Rugextensie,Rygglyft,Rygløft,Selännosto,Selän ojennus,Гиперэкстензия,Hiperextenzió,バックエクステンション',
  'Bench Press':
    'Bankdrücken,Flachbankdrücken,Développé couché,Press de banca,Press banca,Press de pecho,Panca piana,Distensioni su panca,Panca,Supino,Supino reto,Bankdrukken,Bänkpress,Bænkpres,Benkpress,Penkkipunnerrus,Penkki,Wyciskanie leżąc,Wyciskanie na ławce,Wyciskanie sztangi leżąc,Bench tlak,Tlak na lavici,Жим лёжа,Жим лежа,Жим штанги лёжа,Жим штанги лежа,Fekvenyomás,Împins la piept,Împins din culcat,ベンチプレス,벤치프레스,벤치 프레스',
  'Incline Bench Press':
    'Schrägbankdrücken,Développé incliné,Press inclinado,Press de banca inclinado,Panca inclinata,Supino inclinado,Schuine bankdrukken,Lutande bänkpress,Skrå bænkpres,Skrå benkpress,Vinopenkkipunnerrus,Wyciskanie na skosie,Жим на наклонной скамье,Ferdepados fekvenyomás,インクラインベンチプレス,인클라인 벤치프레스',
  'Close-Grip Bench Press':
    'Enges Bankdrücken,Développé couché prise serrée,Press de banca agarre cerrado,Panca stretta,Supino fechado,Жим узким хватом,Kapea penkkipunnerrus',
  'Dumbbell Bench Press':
    'Kurzhantel-Bankdrücken,Bankdrücken mit Kurzhanteln,KH-Bankdrücken,Développé couché haltères,Développé couché avec haltères,Press de banca con mancuernas,Press con mancuernas,Panca con manubri,Distensioni con manubri,Supino com halteres,Dumbbell bankdrukken,Hantelpress,Wyciskanie hantli leżąc,Жим гантелей лёжа,Жим гантелей лежа',
  'Dumbbell Fly':
    'Fliegende,Butterfly,Écarté couché,Écartés,Aperturas,Aperturas con mancuernas,Croci,Croci con manubri,Crucifixo,Rozpiętki,Rozpažky,Разводка гантелей,Разведение гантелей лёжа,Tárogatás,ダンベルフライ,덤벨 플라이',
  'Overhead Press':
    'Schulterdrücken,Überkopfdrücken,Langhantel-Schulterdrücken,Développé militaire,Développé debout,Press militar,Press de hombros,Press de hombro,Lento avanti,Desenvolvimento,Desenvolvimento militar,Desenvolvimento de ombros,Schouderdrukken,Schouderpress,Militärpress,Axelpress,Skulderpres,Militærpres,Skulderpress,Militærpress,Pystypunnerrus,Wyciskanie nad głowę,Wyciskanie żołnierskie,Wyciskanie stojąc,Tlaky nad hlavu,Tlak nad hlavu,Vojenský tlak,Жим стоя,Армейский жим,Vállnyomás,Vállból nyomás,Presa militară,Împins militar,Omuz presi,オーバーヘッドプレス,ショルダープレス,오버헤드 프레스,밀리터리 프레스',
  'Lateral Raise':
    'Seitheben,Seithebe,Élévations latérales,Élévation latérale,Elevaciones laterales,Elevación lateral,Alzate laterali,Elevação lateral,Elevações laterais,Zijwaarts heffen,Sidolyft,Sideløft,Sidehev,Vipunosto sivulle,Vipunostot sivulle,Wznosy bokiem,Unoszenie bokiem,Upažování,Махи в стороны,Махи гантелями в стороны,Oldalemelés,Ridicări laterale,Yana açış,サイドレイズ,사이드 레터럴 레이즈',
  'Rear Delt Fly':
    'Reverse Butterfly,Reverse Flys,Vorgebeugtes Seitheben,Oiseau,Pájaros,Pájaro,Alzate posteriori,Crucifixo invertido,Omvänd flyes,Rozpiętki odwrotne,Разводка в наклоне',
  'Barbell Row':
    'Langhantelrudern,Vorgebeugtes Rudern,Rudern vorgebeugt,Rowing barre,Rowing buste penché,Remo con barra,Rematore,Rematore con bilanciere,Remada curvada,Remada com barra,Voorovergebogen roeien,Skivstångsrodd,Stångrodd,Stangroning,Stangroing,Kulmasoutu,Wiosłowanie,Wiosłowanie sztangą,Přítahy v předklonu,Přítahy činky v předklonu,Тяга штанги в наклоне,Тяга в наклоне,Döntött törzsű evezés,Ramat cu bara,バーベルロウ,바벨 로우',
  'Dumbbell Row':
    'Kurzhantelrudern,Einarmiges Rudern,Rowing haltère,Rowing un bras,Remo con mancuerna,Remo a una mano,Rematore con manubrio,Remada unilateral,Remada serrote,Hantelrodd,Håndvægtsroning,Wiosłowanie hantlem,Тяга гантели в наклоне,Egykezes evezés,ワンハンドロウ,덤벨 로우',
  'Seated Cable Row':
    'Kabelrudern,Rudern am Kabel,Rudern sitzend,Tirage horizontal,Remo en polea,Remo sentado,Remo en polea baja,Pulley basso,Remada baixa,Remada sentada,Sittande rodd,Kabelrodd,Sittende roing,Alatalja,Soutu alataljassa,Przyciąganie wyciągu siedząc,Тяга горизонтального блока,Тяга нижнего блока,シーテッドロウ,시티드 로우',
  'Lat Pulldown':
    'Latzug,Latziehen,Lat-Ziehen,Tirage vertical,Tirage poitrine,Jalón al pecho,Jalones,Jalón,Lat machine,Puxada,Puxada frontal,Puxada alta,Latsdrag,Nedtræk,Nedtrekk,Ylätalja,Ściąganie drążka,Ściąganie drążka wyciągu górnego,Stahování horní kladky,Тяга верхнего блока,Тяга вертикального блока,Lehúzás,Lat çekiş,ラットプルダウン,랫풀다운,랫 풀다운',
  'Face Pull': 'Kasvoveto,Przyciąganie liny do twarzy,Тяга к лицу,フェイスプル,페이스 풀',
  'Pull-up':
    'Klimmzug,Klimmzüge,Traction,Tractions,Tractions pronation,Dominada,Dominadas,Trazioni,Trazioni alla sbarra,Barra fixa,Barras,Optrekken,Räckhäv,Kropshævninger,Kropsheving,Leuanveto,Leuanvedot,Podciąganie,Podciąganie na drążku,Podciąganie nachwytem,Shyby,Shyb,Shyby nadhmatem,Подтягивания,Húzódzkodás,Tracțiuni,Barfiks,懸垂,チンニング,풀업,턱걸이',
  'Chin-up':
    'Klimmzüge im Untergriff,Klimmzug Untergriff,Klimmzüge Untergriff,Tractions supination,Dominadas supinas,Trazioni supine,Barra fixa supinada,Podciąganie podchwytem,Shyby podhmatem,Подтягивания обратным хватом,Vastaotteella leuanveto,친업',
  'Push-up':
    'Liegestütz,Liegestütze,Liegestützen,Pompe,Pompes,Flexiones,Flexión,Flexiones de brazos,Lagartijas,Piegamenti,Piegamenti sulle braccia,Flessioni,Flexão,Flexões,Flexão de braços,Opdrukken,Armhävningar,Armhävning,Armbøjninger,Armbøyninger,Etunojapunnerrus,Punnerrus,Punnerrukset,Pompki,Kliky,Klik,Отжимания,Отжимание,Fekvőtámasz,Flotări,Şınav,Şinav,腕立て伏せ,푸시업,팔굽혀펴기',
  Dip: 'Barrenstütz,Beugestütz,Beugestütze,Répulsions,Fondos,Fondos en paralelas,Parallele,Dip alle parallele,Paralelas,Mergulho,Barrdips,Dippi,Dipit,Pompki na poręczach,Kliky na bradlech,Отжимания на брусьях,Брусья,Tolódzkodás,Paralele,Flotări la paralele,Paralel bar,ディップス,딥스',
  'Barbell Curl':
    'Langhantelcurls,Bizepscurl,Bizepscurls,Bizeps-Curls,Curl barre,Curl biceps,Curl de bíceps,Curl con barra,Curl bicipiti,Curl con bilanciere,Rosca direta,Rosca bíceps,Bicepscurl,Bicepscurls,Hauiskääntö,Uginanie ramion,Uginanie ramion ze sztangą,Bicepsový zdvih,Bicepsové zdvihy,Подъём на бицепс,Подъем на бицепс,Подъём штанги на бицепс,Bicepszhajlítás,Flexii biceps,バーベルカール,바벨 컬',
  'Hammer Curl':
    'Hammercurl,Hammercurls,Curl marteau,Curl martillo,Curl a martello,Rosca martelo,Vasarakääntö,Uginanie młotkowe,Молотки,Молотковые сгибания,Kalapács bicepsz,ハンマーカール,해머 컬',
  'Triceps Pressdown':
    'Trizepsdrücken,Trizepsdrücken am Kabel,Extension triceps poulie,Extensions triceps à la poulie,Extensión de tríceps en polea,Extensiones de tríceps en polea,Jalón de tríceps,Pushdown tricipiti,Spinte in basso,Tríceps polia,Tríceps na polia,Tríceps pulley,Tricepspress,Ojentajapunnerrus taljassa,Prostowanie ramion na wyciągu,Stahování kladky na triceps,Разгибание на трицепс,Разгибания на блоке,Tricepsz letolás,プレスダウン,트라이셉스 푸시다운',
  'Lying Triceps Extension':
    'Stirndrücken,French Press,Barre au front,Press francés,French press,Tríceps testa,Ranskalainen punnerrus,Wyciskanie francuskie,Francouzský tlak,Французский жим,Franciarúd tricepsz,スカルクラッシャー,라잉 트라이셉스 익스텐션',
  'Standing Calf Raise':
    'Wadenheben,Wadenheben stehend,Mollets debout,Extension mollets,Extensions mollets,Élévation de talons,Gemelos,Elevación de gemelos,Elevación de talones,Elevaciones de gemelos,Calf in piedi,Polpacci,Elevação de panturrilhas,Panturrilha em pé,Panturrilha,Kuitheffen,Vadpress,Tåhävningar,Læghævninger,Tåhev,Pohjenousu,Pohkeet,Wspięcia na palce,Výpony,Výpony na lýtka,Подъём на носки,Подъёмы на носки,Vádli,Vádliemelés,Ridicări pe vârfuri,カーフレイズ,카프 레이즈',
  'Barbell Shrug':
    'Schulterheben,Haussements d’épaules,Encogimientos,Encogimientos de hombros,Scrollate,Encolhimento,Encolhimento de ombros,Szrugsy,Krčení ramen,Шраги,Vállvonogatás,シュラッグ,슈러그',
  'Front Plank':
    'Unterarmstütz,Planke,Planche,Gainage,Gainage ventral,Planche ventrale,Plancha,Plancha abdominal,Prancha,Prancha abdominal,Planken,Plankan,Planken på albuer,Lankku,Deska,Plank na předloktí,Prkno,Планка,Deszka,Planșă,プランク,플랭크',
  'Side Plank':
    'Seitstütz,Seitliche Planke,Gainage latéral,Planche latérale,Plancha lateral,Prancha lateral,Sidoplanka,Sideplanke,Kylkilankku,Deska bokiem,Боковая планка,サイドプランク,사이드 플랭크',
  'Sit-up':
    'Rumpfbeugen,Bauchaufzüge,Relevés de buste,Abdominales,Abdominal,Addominali,Abdominais,Vatsarutistus,Istumaannousut,Brzuszki,Sklapovačky,Sedy-lehy,Пресс,Скручивания,Felülés,Abdomene,Mekik,シットアップ,腹筋,윗몸일으키기',
  'Hanging Leg Raise':
    'Hängendes Beinheben,Beinheben hängend,Relevés de jambes suspendu,Relevé de jambes suspendu,Elevaciones de piernas colgado,Elevación de piernas colgado,Sollevamento gambe alla sbarra,Elevação de pernas na barra,Jalkojen nosto roikkuen,Unoszenie nóg w zwisie,Přednožování ve visu,Подъём ног в висе,Подъемы ног в висе,ハンギングレッグレイズ,행잉 레그 레이즈',
  'Power Clean':
    'Standumsetzen,Umsetzen,Épaulé,Épaulé debout,Cargada de potencia,Cargada,Girata,Girata di potenza,Frivändning,Rinnalleveto,Zarzut,Přemístění,Взятие на грудь,パワークリーン,파워 클린',
  'Power Snatch':
    'Standreißen,Reißen,Arraché,Arraché debout,Arrancada de potencia,Arrancada,Strappo,Ryck,Tempaus,Rwanie,Trh,Рывок,パワースナッチ,파워 스내치',
  'Box Jump':
    'Kastensprung,Kastensprünge,Saut sur boîte,Sauts sur boîte,Salto al cajón,Saltos al cajón,Salto sul box,Salto na caixa,Boxhopp,Laatikkohyppy,Skoki na skrzynię,Výskoky na bednu,Запрыгивания на тумбу,ボックスジャンプ,박스 점프',
  'Jump Rope Singles':
    'Seilspringen,Seilhüpfen,Corde à sauter,Saltar la cuerda,Comba,Saltar la comba,Salto della corda,Pular corda,Touwtjespringen,Hopprep,Naruhyppely,Skakanka,Švihadlo,Скакалка,縄跳び,줄넘기',
  'Easy Run':
    'Dauerlauf,Lockerer Dauerlauf,Lockerer Lauf,Laufen,Joggen,Footing,Course à pied,Endurance fondamentale,Correr,Carrera,Carrera suave,Trote,Rodaje,Corsa,Corsa lenta,Corrida,Corrida leve,Hardlopen,Duurloop,Löpning,Löpa,Distanslöpning,Løb,Løping,Rolig løping,Juoksu,Lenkki,Bieganie,Bieg,Běh,Klus,Бег,Лёгкий бег,Futás,Alergare,Koşu,ジョギング,ランニング,달리기,조깅',
  'Brisk Walk':
    'Gehen,Walken,Spaziergang,Marche,Marche rapide,Caminar,Caminata,Camminata,Caminhada,Wandelen,Promenad,Gåtur,Kävely,Marsz,Spacer,Chůze,Ходьба,Gyaloglás,Mers,Yürüyüş,ウォーキング,걷기',
  'Steady Ride':
    'Radfahren,Vélo,Bicicleta,Ciclismo,Cyclette,Fietsen,Cykling,Sykling,Pyöräily,Kolo,Велосипед,Kerékpár,Bisiklet,자전거',
  'Lap Swim':
    'Schwimmen,Natation,Nado,Nadar,Natación,Nuoto,Natação,Zwemmen,Simning,Svømning,Svømming,Uinti,Pływanie,Plavání,Плавание,Úszás,Înot,Yüzme,水泳,수영',
};

const keyOf = (name: string): string => foldText(name).replace(/[^\p{L}\d]+/gu, '');

let byKey: ReadonlyMap<string, string> | null = null;

/** The English name of what a name in another language means; undefined where it is none of those known. */
export function englishName(name: string): string | undefined {
  if (name.length > longestName) return undefined;
  byKey ??= new Map(
    Object.entries(foreignNames).flatMap(([english, list]) =>
      list.split(',').map(each => [keyOf(each), english] as const),
    ),
  );
  const key = keyOf(name);
  // 'Bankdruecken', as one writes without umlauts.
  return (
    byKey.get(key) ?? byKey.get(keyOf(name.replace(withBar, ''))) ?? byKey.get(key.replace(/([aou])e/g, '$1'))
  );
}

/** The English names of all whose name in another language begins so, those that are called just so first. */
export function englishNames(search: string): string[] {
  const key = keyOf(search);
  if (key === '') return [];
  const whole = englishName(search);
  const begun = Object.entries(foreignNames).flatMap(([english, list]) =>
    list.split(',').some(each => keyOf(each).startsWith(key)) ? [english] : [],
  );
  return [...new Set([...(whole === undefined ? [] : [whole]), ...begun])];
}

const longestName = 100;

/** What a bar is called, which most of these are done with. */
const withBar =
  /[ ,(-]{1,3}(?:mit (?:der )?langhantel|(?:à|a) la barre|avec barre|con barra|con bilanciere|com barra|met (?:de )?(?:halter|barbell)|med (?:skiv)?stång|med stang|ze sztangą|s (?:velkou )?činkou|со штангой|с штангой|cu bara)\)?$/iu;
