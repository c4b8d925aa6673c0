import { foldedWords } from '#domain/program-reader/fold.ts';
import type { ColumnKind } from './column.ts';

/**
 * Names of columns, in the languages of those who write programs: English first, then de, fr, es, it, pt, nl, sv, da,
 * no, fi, pl, cs, ru, ja, at last tr, hu, ro, ko.
 */
const words: Partial<Record<ColumnKind, readonly string[]>> = {
  exercise: [
    'exercise,exercises,exercise name,movement,movements,lift,lifts,name,drill,main lift,activity',
    'übung,übungen,uebung,uebungen,name der übung,übungsname,exercice,exercices,mouvement,nom de l’exercice',
    'ejercicio,ejercicios,movimiento,esercizio,esercizi,movimento,exercício,exercícios,oefening,oefeningen',
    'övning,övningar,øvelse,øvelser,liike,liikkeet,harjoitus,ćwiczenie,ćwiczenia,cvik,cviky,cvičení',
    'упражнение,упражнения,種目,エクササイズ,運動,トレーニング種目',
    'egzersiz,egzersizler,egzersiz adı,hareket,hareketler,gyakorlat,gyakorlatok,gyakorlat neve,exercițiu,exerciții,exercițiul,nume exercițiu,mișcare,운동,운동명,운동 종목,종목,동작',
  ],
  sets: [
    'sets,set,# sets,sets #,no of sets,number of sets,work sets,working sets,set count,series,serie',
    'sätze,saetze,satz,anzahl sätze,arbeitssätze,séries,série,nombre de séries,sett,sæt,sarjat,sarja,sarjoja',
    'ilość serii,liczba serii,serii,počet sérií,подход,подходы,подходов,сеты,セット,セット数',
    'setler,set sayısı,sorozat,sorozatok,sorozatszám,sorozatok száma,széria,szériák,szett,szettek,serii,seturi,nr serii,număr serii,număr de serii,세트,세트수,세트 수',
  ],
  reps: [
    'reps,rep,repetitions,repetition,rep range,reps/time,reps per set,reps/set,target reps,# reps,number of reps',
    'wiederholungen,wiederholung,wdh,wdhl,wiederh,whs,répétitions,répétition,repeticiones,repetición,repes',
    'ripetizioni,ripetizione,rip,ripet,repetições,repetição,herhalingen,herh,repetitioner,reps antal,gentagelser',
    'repetisjoner,toistot,toistoa,toistomäärä,powtórzenia,powt,liczba powtórzeń,opakování,opak',
    'повторения,повторений,повторы,повт,レップ,レップ数,回数,反復回数',
    'tekrar,tekrarlar,tekrar sayısı,ismétlés,ismétlések,ismétlésszám,ism,repetări,repetare,repetiții,nr repetări,număr repetări,număr de repetări,반복,반복수,반복 횟수,횟수,회수,회,렙',
  ],
  load: [
    'load,loads,weight,weights,wt,wts,working weight,work weight,starting weight,start weight,target weight,lb,lbs,kg,kgs,pounds,kilos',
    'gewicht,last,arbeitsgewicht,poids,charge,peso,carga,carico,belasting,vikt,belastning,vægt,vekt',
    'paino,kuorma,ciężar,obciążenie,waga,váha,zátěž,вес,нагрузка,кг,重量,重さ,負荷',
    'ağırlık,ağırlıklar,yük,súly,súlyok,terhelés,greutate,greutăți,sarcină,încărcare,무게,중량,하중,부하',
  ],
  percent: [
    '%,pct,pct 1rm,pct max,rm%,rm %,1rm%,max%,max %,e1rm %,% 1rm,%1rm,% of 1rm,%rm,% rm,1rm %,% e1rm,% max,% of max,percent,percentage,percent of max,percent 1rm',
    'prozent,% vom 1rm,pourcentage,pourcent,porcentaje,percentuale,porcentagem,percentagem,procent,prosent,prosentti,procenta,procenty,процент,проценты,パーセント',
    'yüzde,százalék,procent,퍼센트,백분율',
  ],
  rpe: [
    'rpe,effort,@rpe,rpe target,target rpe,anstrengung,effort perçu,esfuerzo,sforzo,esforço,усилие,主観的強度',
    'zorluk,algılanan zorluk,erőkifejtés,nehézség,efort,efort perceput,자각도,운동자각도',
  ],
  effort: ['rpe/rir,rir/rpe,rpe or rir,rir or rpe,rpe (rir),rir (rpe)'],
  rir: [
    'rir,reps in reserve,repetitions in reserve,wdh in reserve,повторы в запасе',
    'kalan tekrar,tartalék ismétlés,repetări în rezervă,여유 횟수',
  ],
  intensity: [
    'intensity,intensity %,load/intensity,load/rpe,intensität,intensité,intensidad,intensità,intensidade,intensiteit',
    'intensitet,teho,intensywność,intenzita,интенсивность,強度',
    'yoğunluk,intenzitás,intensitate,강도',
  ],
  rest: [
    'rest,rests,rest period,rest time,recovery,rest between sets,rest interval',
    'pause,pausen,pausenzeit,satzpause,erholung,ruhezeit,repos,récupération,temps de repos,descanso,pausa,recuperación',
    'recupero,riposo,recuperação,intervalo,rust,rusttijd,pauze,vila,vilotid,hvile,palautus,tauko,lepo',
    'przerwa,odpoczynek,pauza,odpočinek,přestávka,отдых,пауза,休憩,レスト,インターバル',
    'dinlenme,dinlenme süresi,pihenő,pihenőidő,pihenés,szünet,pauză,pauze,odihnă,timp de odihnă,repaus,recuperare,휴식,휴식시간,휴식 시간,쉬는 시간',
  ],
  time: [
    'time,duration,hold,hold time,work time,minutes,mins,min,seconds,secs,sec,s',
    'zeit,dauer,haltezeit,temps,durée,tiempo,duración,durata,durée d’effort,duração,tijd,duur,tid,varighed,varighet,längd',
    'aika,kesto,czas,czas trwania,doba,čas,trvání,время,длительность,минуты,時間,秒',
    'süre,zaman,dakika,saniye,idő,időtartam,timp,durată,시간,지속시간,지속 시간,분,초',
  ],
  distance: [
    'distance,distances,dist,miles,mileage,mi,km,kms,kilometers,kilometres,meters,metres,m,yards,yd',
    'strecke,distanz,entfernung,kilometer,distancia,distanza,distância,afstand,distans,sträcka,distanse,matka',
    'dystans,odległość,vzdálenost,дистанция,расстояние,км,距離,キロ',
    'mesafe,uzaklık,táv,távolság,distanță,거리',
  ],
  tempo: ['tempo,cadence,tempo (e-p-c),rep tempo,cadencia,темп,テンポ', 'tempó,ritm,템포'],
  notes: [
    'note,notes,comment,comments,cue,cues,instruction,instructions,coaching notes,coach notes,remarks,remark,details',
    'notiz,notizen,bemerkung,bemerkungen,anmerkung,anmerkungen,kommentar,kommentare,hinweis,hinweise,remarque,remarques',
    'commentaire,commentaires,notas,nota,comentario,comentarios,observaciones,commenti,osservazioni,comentários,observações',
    'opmerking,opmerkingen,notitie,notities,anteckning,anteckningar,noter,bemærkning,bemærkninger,notater,kommentarer',
    'huomio,huomiot,huomautukset,muistiinpanot,uwagi,notatki,komentarz,poznámka,poznámky',
    'заметка,заметки,примечание,примечания,комментарий,комментарии,メモ,備考,ノート,コメント',
    'not,notlar,açıklama,açıklamalar,yorum,yorumlar,megjegyzés,megjegyzések,jegyzet,jegyzetek,notiță,notițe,observații,comentarii,mențiuni,메모,비고,노트,참고',
  ],
  week: [
    'week,weeks,wk,w,week #,week no,week number,block week,woche,kw,semaine,semana,settimana,vecka,uge,uke,viikko,vko,tydzień,týden,неделя,週',
    'hafta,hét,săptămână,săptămâna,săpt,주,주차',
  ],
  day: [
    'day,days,weekday,day of week,day of the week,d,day #,tag,wochentag,trainingstag,jour,día,giorno,dag,veckodag,ugedag,ukedag,päivä,viikonpäivä,dzień,dzień tygodnia,den,день,день недели,曜日,日',
    'gün,nap,zi,ziua,요일,일,일차',
  ],
  date: ['date,datum,fecha,data,dato,päivämäärä,pvm,дата,日付', 'tarih,dátum,dată,날짜'],
  session: [
    'session,session name,workout,workout name,day name,training,training session,run,einheit,trainingseinheit,séance,entraînement,sesión,entrenamiento,sessione,allenamento,sessão,treino',
    'training sessie,träning,træning,trening,treeni,тренировка,ワークアウト,トレーニング',
    'antrenman,antrenman adı,idman,edzés,edzésnap,antrenament,sesiune,세션,훈련',
  ],
  group: [
    'group,superset,supersets,ss,circuit,gruppe,supersatz,groupe,grupo,superserie,gruppo,groep,grupp,ryhmä,grupa,skupina,группа,суперсет,スーパーセット',
    'grup,süper set,csoport,szuperszett,grupă,그룹,슈퍼세트,슈퍼셋',
  ],
  order: [
    '#,no,nr,n°,№,order,number,num,ex #,exercise #,exercise order,reihenfolge,ordre,orden,ordine,ordem,volgorde,ordning,rækkefølge,järjestys,kolejność,pořadí,порядок,番号,順番',
    'sıra,sıra no,sorszám,sorrend,ordine,nr crt,순서,번호',
  ],
  alternates: [
    'alternate,alternates,alternative,alternatives,substitution,substitutions,substitute,substitutes,sub,subs,swap,swaps',
    'substitution option 1,substitution option 2,substitution 1,substitution 2,alternative exercise,alternative exercises',
    'alternativen,ersatz,ersatzübung,alternativa,alternativas,alternatieven,alternativ,vaihtoehto,zamiennik,alternativy,замена,альтернатива,代替種目',
    'alternatif,alternatif egzersiz,alternatíva,helyettesítő,alternativă,대체운동,대체 운동',
  ],
  'sets-and-reps': [
    'sets x reps,sets/reps,sets & reps,sets and reps,set/rep scheme,sets x reps x weight,scheme,rep scheme,prescription,volume (sets x reps),satz x wdh',
  ],
  'warm-up-sets': [
    'warm-up sets,warmup sets,warm up sets,# warm-up sets,aufwärmsätze,séries d’échauffement,series de calentamiento,serie di riscaldamento,séries de aquecimento,разминочные подходы,ウォームアップセット',
    'ısınma setleri,bemelegítő sorozatok,serii de încălzire,워밍업 세트,웜업 세트',
  ],
  'last-set-rpe': ['last set rpe,last-set rpe,rpe last set,top set rpe,final set rpe'],
  'heart-rate': [
    'heart rate,target heart rate,hr,target hr,bpm,hr zone,herzfrequenz,puls,fréquence cardiaque,frecuencia cardíaca,frequenza cardiaca,frequência cardíaca,hartslag,syke,tętno,tepová frekvence,пульс,心拍数',
    'nabız,pulzus,frecvență cardiacă,심박수',
  ],
  contacts: ['contacts,ground contacts,foot contacts,kontakte'],
};

/** A word on top of which no column could stand but a head's. */
export const columnOfWord: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(words).flatMap(([kind, lists]) =>
    lists.flatMap(foldedWords).map((word): [string, ColumnKind] => [bare(word), kind as ColumnKind]),
  ),
);

/** Without the dots of short words, and with the same sign between two that are one column. */
export function bare(folded: string): string {
  return folded
    .replace(/[’']/g, '’')
    .replace(/\s?[×✕*]\s?|\s?\bх\b\s?/g, ' x ')
    .replace(/\s?\/\s?/g, '/')
    .replace(/(?<![.:*])[.:*]+(?=\s|\/|$)/g, '')
    .replace(/[-‐‑–_]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
