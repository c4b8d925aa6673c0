import { describe, expect, it } from 'vitest';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { readWork } from './read-work.ts';
import { fieldsText, workText } from './work-summary.twin.ts';
import type { WorkOptions } from '#domain/program-reader/work/text/work.ts';
import { prescriptionOf } from './prescription-of.ts';

const options: WorkOptions = { weightUnit: 'lb', distanceUnit: 'mi' };

type Case = [text: string, read: string, category?: ExerciseCategory | null];

/** Strength is the default category. `?` marks a question, read as proposed; `!` a leftover. */
const cases: Case[] = [
  // A number that can't be sets and could be a weight is a weight.
  ['135x5', '1 × 5 · 135 lb ?weight-or-sets=weight'],
  ['225x3', '1 × 3 · 225 lb ?weight-or-sets=weight'],
  ['70x3,5,7', '[3 70 lb | 5 70 lb | 7 70 lb] ?weight-or-sets=weight'],
  ['120x5, 135x3, 150x1+, 135x5', '[5 120 lb | 3 135 lb | 1+ 150 lb | 5 135 lb] ?weight-or-sets=weight'],
  ['60x8, 70x5, 80x3', '[8 60 lb | 5 70 lb | 3 80 lb] ?weight-or-sets=weight'],
  ['100x5x3', '3 × 5 · 100 lb ?weight-or-sets=weight'],
  ['102,5x3', '1 × 3 · 102.5 lb ?weight-or-sets=weight'],
  ['20x5', '20 × 5'],
  ['21x5', '1 × 5 · 21 lb ?weight-or-sets=weight'],
  ['60x8,70x5,80x3', '[8 60 lb | 5 70 lb | 3 80 lb] ?weight-or-sets=weight'],
  // A tilde before a weight is no minus: that would be help.
  ['3x5 ~100kg', '3 × 5 · 100 kg · “~100kg”'],
  ['3x5 ~100-110kg', '3 × 5 · 100-110 kg · “~100-110kg”'],
  ['3x5 100~110kg', '3 × 5 · 100-110 kg'],
  // Sets, reps and weight in any order.
  ['100kg x 5 x 3', '3 × 5 · 100 kg'],
  ['3x8x100lb', '3 × 8 · 100 lb'],
  ['3 x 8 x 100lb', '3 × 8 · 100 lb'],
  ['3x8x100', '3 × 8 · 100 lb'],
  ['100kg 5x3', '5 × 3 · 100 kg'],
  ['5x5@100kg', '5 × 5 · 100 kg'],
  ['3x5 @ 100', '3 × 5 · 100 lb'],
  ['3x5 @100 kg (220 lb)', '3 × 5 · 100 kg'],
  ['3x5 @100 kg (250 lb)', '3 × 5 · 100 kg !(250 lb)'],
  ['3x5 @ 60 kg / 135 lb', '3 × 5 · 60 kg'],
  ['3x5 135/95 lb', '3 × 5 · 135/95 lb lb · “135/95 lb”'],
  ['3x5 135/95', '3 × 5 · 135/95 lb lb · “135/95”'],
  ['3x5 102,5 kg', '3 × 5 · 102.5 kg'],
  ['3x5 @ 61,25 kg', '3 × 5 · 61.25 kg'],
  ['5x100kg', '1 × 5 · 100 kg ?reps-or-sets=reps'],
  ['5x100kg, 3x110kg, 1x120kg', '[5 100 kg | 3 110 kg | 1 120 kg]'],
  ['60kg x 8, 70kg x 5, 80kg x 3', '[8 60 kg | 5 70 kg | 3 80 kg]'],
  ['3x5 2x24kg', '3 × 5 · 2 x 24 kg'],
  ['3x12 @ 2x15kg', '3 × 12 · 2 x 15 kg'],
  ['5 reps @ 100kg x 3 sets', '3 × 5 · 100 kg'],
  ['10 reps x 3 sets', '3 × 10'],
  ['3 sets x 10 reps', '3 × 10'],
  ['3 sets 12 reps 80 kg', '3 × 12 · 80 kg'],
  ['sets: 3, reps: 12, weight: 80kg', '3 × 12 · 80 kg'],
  ['Sets: 3, Reps: 10, Weight: 60, Rest: 90 sec', '3 × 10 · 60 lb · rest 90'],
  ['4x8 – 60 kg – 90 s', '4 × 8 · 60 kg · rest 90 ?rest-or-time=rest'],
  ['4 × 8 · 60 kg · RPE 7', '4 × 8 · 60 kg · RPE 7'],
  ['5X5 225#', '5 × 5 · 225 lb'],
  ['3*8 50 pounds', '3 × 8 · 50 lb'],
  ['5x5x60kg', '5 × 5 · 60 kg'],
  ['3x10 @ 22,5kg', '3 × 10 · 22.5 kg'],
  ['3x8-10 40-50 kg', '3 × 8-10 · 40-50 kg'],
  // Percents, each set in its turn.
  ['4x6@60%', '4 × 6 · @60%'],
  ['5 × 65%, 5 × 75%, 5+ × 85%', '[5 65% | 5 75% | 5+ 85%]'],
  ['65% x 5, 75% x 5, 85% x 5+', '[5 65% | 5 75% | 5+ 85%]'],
  ['1x5 @65%, 1x5 @75%, 1x5+ @85%', '[5 65% | 5 75% | 5+ 85%]'],
  ['5/5/5+ @65/75/85%', '[5 65% | 5 75% | 5+ 85%]'],
  ['5/3/1+ @ 75/85/95% TM', '[5 75% | 3 85% | 1+ 95%] TM'],
  ['5,5,5+ @ 65%, 75%, 85%', '[5 65% | 5 75% | 5+ 85%]'],
  ['50%x5, 60%x4x2, 70%x3x2', '[5 50% | 4 60% | 4 60% | 3 70% | 3 70%]'],
  ['50% 5x1', '5 × 1 · @50%'],
  ['70% 3x5', '3 × 5 · @70%'],
  [
    '50% 5x1, 60% 4x2, 70% 3x2, 75% 3x5',
    '[1 50% | 1 50% | 1 50% | 1 50% | 1 50% | 2 60% | 2 60% | 2 60% | 2 60% | 2 70% | 2 70% | 2 70% | 5 75% | 5 75% | 5 75%]',
  ],
  ['5@60% 3@70% 1@80%', '[5 60% | 3 70% | 1 80%]'],
  ['60%x5 70%x3 80%x1', '[5 60% | 3 70% | 1 80%]'],
  ['70%/3, 75%/2, 80%/1', '[3 70% | 2 75% | 1 80%]'],
  ['12,10,8,6 @ 60,65,70,75%', '[12 60% | 10 65% | 8 70% | 6 75%]'],
  ['3x3 @70-75%', '3 × 3 · @70-75%'],
  ['5x3 @82,5%', '5 × 3 · @82.5%'],
  ['3x5 @ 70% 1RM', '3 × 5 · @70%'],
  ['4x4 @80% of 1RM', '4 × 4 · @80%'],
  ['3x8-10 @ 0.75', '3 × 8-10 · @75%'],
  ['3x5, 2x8 @60%', '[5 | 5 | 5 | 8 60% | 8 60%]'],
  ['5x5 75% BW', '5 × 5 · 75% BW lb'],
  ['3x5 @75 percent', '3 × 5 · @75%'],
  // Of the training max.
  ['1x5+ @85% TM', '1 × 5+ · @85% TM'],
  ['5x10 @50% of training max', '5 × 10 · @50% TM'],
  ['FSL 5x5 @65% TM', '5 × 5 · @65% TM · “FSL”'],
  ['3x5 @ 80 % TM, rest 3 min', '3 × 5 · @80% TM · rest 180'],
  ['BBB 5x10 @ 50% of TM', '5 × 10 · @50% TM · “BBB”'],
  // Ranges of sets, and spellings of reps.
  ['3-4x3-5', '3-4 × 3-5'],
  ['2-3 x 8-12', '2-3 × 8-12'],
  ['4x6 to 8', '4 × 6-8'],
  ['4 sets of 8-10 reps', '4 × 8-10'],
  ['3 sets of 5', '3 × 5'],
  ['4 sets', '4 ×'],
  ['3 x 12, 10, 8', '[12 | 10 | 8]'],
  ['3x12,10,8', '[12 | 10 | 8]'],
  ['12/10/8/6', '[12 | 10 | 8 | 6]'],
  ['10-8-6-4', '[10 | 8 | 6 | 4]'],
  ['5x5+', '[5 | 5 | 5 | 5 | 5+] ?last-set-or-each=last'],
  ['3x5+ @65/75/85%', '[5 65% | 5 75% | 5+ 85%] ?last-set-or-each=last'],
  ['3 sets of 8-10+', '[8-10 | 8-10 | 8-10+] ?last-set-or-each=last'],
  ['4x5, 2x3+ @ 80%', '[5 | 5 | 5 | 5 | 3 80% | 3+ 80%] ?last-set-or-each=last'],
  ['3x8+/side', '[8/side | 8/side | 8+/side] ?last-set-or-each=last'],
  ['5x3+ (last set AMRAP)', '[3 | 3 | 3 | 3 | 3+]'],
  ['3x8+, last set to failure', '[8 | 8 | failure 8+]'],
  ['2-3x5+', '2-3 × 5+'],
  ['2x5+, 1x3', '[5+ | 5+ | 3]'],
  ['3x(2+1)', '3 × 2+1'],
  ['5x(1+1) @75%', '5 × 1+1 · @75%'],
  // "Each side", in all spellings.
  ['3x8 (each side)', '3 × 8/side'],
  ['3x8 e/s', '3 × 8/side'],
  ['3x8 per leg', '3 × 8/leg'],
  ['3x10/side', '3 × 10/side'],
  ['3x8 ea leg', '3 × 8/leg'],
  ['3x8 each', '3 × 8/side'],
  ['3x8/8', '3 × 8/side'],
  ['3x10 L/R', '3 × 10/side'],
  ['3x12 each arm', '3 × 12/arm'],
  ['3x8 per side', '3 × 8/side'],
  ['3x8 (per arm)', '3 × 8/arm'],
  ['3x6 ea.', '3 × 6/side'],
  ['3 x 10 / leg', '3 × 10/leg'],
  // As many as can be done.
  ['3xAMAP', '3 × AMRAP'],
  ['3 x AMRAP', '3 × AMRAP'],
  ['3 x max', '3 × max'],
  ['AMRAP', 'AMRAP'],
  ['max reps', 'max'],
  ['3 sets to failure', '3 × to failure'],
  ['3x8 to failure', '[failure 8 | failure 8 | failure 8]'],
  ['3x8-12 (last set AMRAP)', '[8-12 | 8-12 | AMRAP]'],
  ['5 sets of as many reps as possible', '5 × AMRAP'],
  ['3x8, last set to failure', '[8 | 8 | failure 8]'],
  // Warm-ups and drops.
  ['2x5 warm-up', '[warmup 5 | warmup 5]'],
  ['W 2x5', '[warmup 5 | warmup 5]'],
  ['warm-up: 2x5', '[warmup 5 | warmup 5]'],
  ['2x5 warm-up, 3x5 @80%', '[warmup 5 | warmup 5 | 5 80% | 5 80% | 5 80%]'],
  [
    'warm-up: 40kg x 5, 60kg x 3, work sets: 3x5 100kg',
    '[warmup 5 40 kg | warmup 3 60 kg | 5 100 kg | 5 100 kg | 5 100 kg]',
  ],
  ['WU 2x10 then 4x8 60kg', '[warmup 10 | warmup 10 | 8 60 kg | 8 60 kg | 8 60 kg | 8 60 kg]'],
  ['3x8 + 1 drop', '[8 | 8 | 8 | drop –]'],
  ['3x8 then 1 drop set of 12', '[8 | 8 | 8 | drop 12]'],
  ['3x15 + 1 drop set', '[15 | 15 | 15 | drop –]'],
  ['3x10 + 2 drops', '[10 | 10 | 10 | drop – | drop –]'],
  ['3x12-15 last set drop set', '[12-15 | 12-15 | drop 12-15]'],
  ['3x8, drop 10%', '3 × 8 · “drop 10%”'],
  // Ladders.
  ['1-2-3-4-5', '[1 | 2 | 3 | 4 | 5]'],
  ['21-15-9', '[21 | 15 | 9]'],
  ['10-9-8-…-1', '[10 | 9 | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1]', 'Calisthenics'],
  ['10-9-8-7-6-5-4-3-2-1', '[10 | 9 | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1]', 'Calisthenics'],
  ['10-8-...-2', '[10 | 8 | 6 | 4 | 2]', 'Calisthenics'],
  // Efforts; reps in reserve count from ten.
  ['3x5@RPE8', '3 × 5 · RPE 8'],
  ['3x8 RIR 2', '3 × 8 · RPE 8'],
  ['3x8 2RIR', '3 × 8 · RPE 8'],
  ['3x8 1-2 RIR', '3 × 8 · RPE 8-9'],
  ['3x8 @2RIR', '3 × 8 · RPE 8'],
  ['3x8 (RIR 1)', '3 × 8 · RPE 9'],
  ['3x10 @ RIR 0', '3 × 10 · RPE 10'],
  ['3x8 @ 2 reps in reserve', '3 × 8 · RPE 8'],
  ['3x8 @7-8', '3 × 8 · RPE 7-8'],
  ['3x8 RPE 7,5', '3 × 8 · RPE 7.5'],
  ['3x8 RPE: 8', '3 × 8 · RPE 8'],
  ['3x8 @ 8 RPE', '3 × 8 · RPE 8'],
  ['3x8 rpe 8-9', '3 × 8 · RPE 8-9'],
  ['1x5 @ RPE 8, then 3x5 @ 90%', '[5 RPE 8 | 5 90% | 5 90% | 5 90%]'],
  ['heavy single @8, then 3x5 @75%', '[1 RPE 8 | 5 75% | 5 75% | 5 75%] · “heavy”'],
  ['3x8 RIR 12', '3 × 8 !RIR 12'],
  ['3x8 RPE 11', '3 × 8 !RPE 11'],
  ['3x8 @0.5RIR', '3 × 8 · RPE 9.5'],
  // Reps that a spreadsheet made a date.
  ['3x6-Aug', '3 × 6-8 ?date-or-reps=reps'],
  ['6-Aug', '6-8 ?date-or-reps=reps'],
  ['Aug-10', '8-10 ?date-or-reps=reps'],
  ['3x8/6/2026', '3 × 6-8 ?date-or-reps=reps'],
  ['3 x 2026-08-06', '3 × 6-8 ?date-or-reps=reps'],
  ['3x08.10.2026', '3 × 8-10 ?date-or-reps=reps'],
  // Signs of other alphabets and widths.
  ['5х5 100кг', '5 × 5 · 100 kg'],
  ['3 x 8‑10', '3 × 8-10'],
  ['3 × 8 – 10', '3 × 8-10'],
  ['3x5 ‘touch and go’', '3 × 5 · “touch and go”'],
  ['3x5 “slow”', '3 × 5 · “slow”'],
  ['３x８ ＠７５％', '3 × 8 · @75%'],
  ['3x5 💪', '3 × 5 · “💪”'],
  ['3x5​', '3 × 5'],
  ['3x8', '3 × 8', 'Calisthenics'],
  // Holds and stretches: numbers are of time.
  ['3x60', '3 × 60 s', 'Isometric'],
  ['3x1m', '3 × 1 min', 'Isometric'],
  ['3x60"', '3 × 60 s', 'Isometric'],
  ["3x1'", '3 × 1 min', 'Isometric'],
  ['60', '60 s', 'Isometric'],
  ['3x30s/side', '3 × 30 s/side', 'Isometric'],
  ['3x30s each side', '3 × 30 s/side', 'Mobility'],
  ['2x10', '2 × 10 s ?time-or-reps=time', 'Mobility'],
  ['60x3', '3 × 60 s ?amount-or-sets=amount', 'Isometric'],
  ['3x1:30', '3 × 1:30', 'Isometric'],
  ['3 x 30-45 sec', '3 × 30-45 s', 'Isometric'],
  ['45s', '45 s', 'Mobility'],
  ['2 min each side', '2 min/side', 'Mobility'],
  ['2 x 30”', '2 × 30 s', 'Isometric'],
  ["3x20s (rest 3')", '3 × 20 s · rest 180', 'Isometric'],
  ['3x10 reps', '3 × 10', 'Isometric'],
  // Runs, rides and rows: meters and minutes.
  ['400m x 8 (90s rest)', '8 × 400 m · rest 90', 'Aerobic'],
  ['8 x 400 m, 90 s rest', '8 × 400 m · rest 90', 'Aerobic'],
  ['8x400m w/ 90s jog', '8 × 400 m · rest 90 · “jog between”', 'Aerobic'],
  ['8x400m', '8 × 400 m', 'Aerobic'],
  ['8x400', '8 × 400 m ?run-meters=m', 'Aerobic'],
  ['4x4', '4 × 4 min ?run-minutes=min', 'Aerobic'],
  ["20'", '20 min', 'Aerobic'],
  ['1h30', '1:30:00', 'Aerobic'],
  ['1h', '1 h', 'Aerobic'],
  ['90 min @ zone 2', '90 min · “zone 2”', 'Aerobic'],
  ['45min Z2', '45 min · “Z2”', 'Aerobic'],
  ['5k', '5 km', 'Aerobic'],
  ['10 km easy', '10 km · “easy”', 'Aerobic'],
  ['3 miles', '3 mi', 'Aerobic'],
  ['13.1 mi', '13.1 mi', 'Aerobic'],
  ['5 km @ 5:30/km', '5 km · “@ 5:30/km”', 'Aerobic'],
  ['6 x 800m @ 3:20, 2 min jog', '6 × 800 m · rest 120 · “@ 3:20; jog between”', 'Aerobic'],
  ['20 min @ HR 160-170', '20 min · HR 160-170', 'Aerobic'],
  ['30 min @ 140 bpm', '30 min · HR 140', 'Aerobic'],
  ['3x15 cal', '3 × 15 cal', 'Aerobic'],
  ['3x15 cal', '3 × 15 cal'],
  ['4x12cal', '4 × 12 cal', 'Aerobic'],
  ['4 x 10-12 cal, rest 90s', '4 × 10-12 cal · rest 90', 'Aerobic'],
  ['15 cal', '15 cal', 'Aerobic'],
  ['15 calories', '15 cal', 'Calisthenics'],
  ['3 sets of 15 cal', '3 × 15 cal', 'Aerobic'],
  ['15/12 cal', '15/12 cal', 'Aerobic'],
  ['3x15/12 cal', '3 × 15/12 cal', 'Aerobic'],
  ['15 cal x 4', '4 × 15 cal', 'Aerobic'],
  ['3x12,10,8 cal', '[12 cal | 10 cal | 8 cal]', 'Aerobic'],
  ['3 x max cal', '3 × max cal', 'Aerobic'],
  ['15 cal, 12 cal, 10 cal', '[15 cal | 12 cal | 10 cal]', 'Aerobic'],
  ['500 m, 15 cal', '500 m · “15 cal”', 'Aerobic'],
  ['30', '30 min ?run-minutes=min', 'Aerobic'],
  ['1.000 m', '1000 m', 'Aerobic'],
  ['2,5 km', '2.5 km', 'Aerobic'],
  ['1:05:00', '1:05:00', 'Aerobic'],
  ['8x20s, 10s rest', '8 × 20 s · rest 10', 'Aerobic'],
  ['4x1000m r3min', '4 × 1000 m · rest 180', 'Aerobic'],
  ['800m, 600m, 400m', '3 × 800 m, 600 m, 400 m', 'Aerobic'],
  // Jumps and calisthenics.
  ['5x4 contacts 20', '5 × 4 · contacts 20', 'Plyometric'],
  ['5x3 @ 24"', '5 × 3 · “@ 24"”', 'Plyometric'],
  ['3x20m', '3 × 20 m', 'Plyometric'],
  ['40 contacts', 'contacts 40', 'Plyometric'],
  ['100', '100', 'Calisthenics'],
  ['3x8 +10kg', '3 × 8 · +10 kg', 'Calisthenics'],
  ['BW+10kg 3x8', '3 × 8 · BW + 10 kg', 'Calisthenics'],
  ['3x5 -20 kg', '3 × 5 · -20 kg', 'Calisthenics'],
  ['3x8 (20 kg assist)', '3 × 8 · -20 kg', 'Calisthenics'],
  ['3xBW', '1 × 3 · BW lb ?reps-or-sets=reps', 'Calisthenics'],
  ['3x8 @ BW', '3 × 8 · BW lb', 'Calisthenics'],
  // Rest.
  ['3x8 r120', '3 × 8 · rest 120'],
  ['3x8 rest 2 min', '3 × 8 · rest 120'],
  ['3x8 rest 2-3 min', '3 × 8 · rest 2-3 min (120)'],
  ["3x8 rest 2'", '3 × 8 · rest 120'],
  ['3x8 rest 1m30s', '3 × 8 · rest 90'],
  ['3x8 rest as needed', '3 × 8 · rest as needed (no timer)'],
  ['3x8 rest 1:30:00', '3 × 8 · rest 90 ?rest-clock=min'],
  ['3x8 rest 1:30', '3 × 8 · rest 90'],
  ['3x8 rest 2', '3 × 8 · rest 120 ?rest-unit=min'],
  ['3x8 rest 90', '3 × 8 · rest 90'],
  ['3x8, 90s rest', '3 × 8 · rest 90'],
  ['3x8 2 min rest between sets', '3 × 8 · rest 120'],
  ['3x8 rest: 60-90s', '3 × 8 · rest 60-90 s (60)'],
  ['3x8 90s', '3 × 8 · rest 90 ?rest-or-time=rest'],
  ['3x8 RI 2:00', '3 × 8 · rest 120'],
  // Tempo, heart rate.
  ['3x8 t31X1', '3 × 8 · tempo 31X1'],
  ['3x8 @31X1', '3 × 8 · tempo 31X1'],
  ['3x8 31X1', '3 × 8 · tempo 31X1'],
  ['3x8 tempo 3-1-X-1', '3 × 8 · tempo 31X1'],
  ['3x8 tempo 3:1:1', '3 × 8 · tempo 3-1-1'],
  ['3x8 @3010', '3 × 8 · tempo 3010'],
  ['3x8 t3010 HR 140-150', '3 × 8 · tempo 3010 · HR 140-150'],
  ['3x8 tempo: 4010', '3 × 8 · tempo 4010'],
  ['3x8x30X0', '3 × 8 · tempo 30X0'],
  // Words are notes; a number that belongs to them stays with them.
  ['3x5 pause 2 sec at bottom', '3 × 5 · “pause 2 sec at bottom”'],
  ['3x8 heavy 60kg', '3 × 8 · 60 kg · “heavy”'],
  ['4x8 @75% slow and controlled, rest 90s', '4 × 8 · @75% · rest 90 · “slow and controlled”'],
  ['3x8 add 5 lb each week', '3 × 8 · “add 5 lb each week”'],
  ['work up to a heavy single @ RPE 8', '1 × 1 · RPE 8 · “work up to a heavy”'],
  ['work up to 5RM', '“work up to 5RM”'],
  ['5x5 (add 5 lb each session)', '5 × 5 · “add 5 lb each session”'],
  ['3x5 -10%', '3 × 5 · “-10%”'],
  ['3x8 @ 10RM', '3 × 8 · “@ 10RM”'],
  ['3x8 rest-pause', '3 × 8 · “rest-pause”'],
  ['4x2 cluster', '4 × 2 · “cluster”'],
  ['5x5 note: keep the back tight, 2 s pause', '5 × 5 · “keep the back tight, 2 s pause”'],
  // Text that is not understood is left over.
  ['3x', '!3x'],
  ['3x5 100kg 110kg', '3 × 5 · 100 kg !110kg'],
  ['3x8 rest 60 rest 90', '3 × 8 · rest 60 !rest 90'],
  ['99999999999999999999', '!99999999999999999999'],
  ['3x5 @ 500%', '3 × 5 !@ 500%'],
  ['5', '5 ?lone-reps=reps'],
  ['100', '100 lb ?lone-weight=weight'],
  ['3x8xBW', '3 × 8 · BW lb'],
  ['10xBW', '1 × 10 · BW lb ?reps-or-sets=reps'],
  ['3x8 x 60 kg, 2x5 x 80 kg', '[8 60 kg | 8 60 kg | 8 60 kg | 5 80 kg | 5 80 kg]'],
  ['3-4x8 60kg, 1x12 40kg', '[8 60 kg | 8 60 kg | 8 60 kg | 12 40 kg] · “3-4 sets”'],
];

describe('work as people write it', () => {
  it.each(cases)('%s: %s', (text, read, category = 'Strength') => {
    expect(workText(readWork(text, { ...options, category }))).toBe(read);
  });
});

describe('a bare number', () => {
  it('is in the writer’s unit, which is stored with it and said to be assumed', () => {
    const read = readWork('3x5 @ 100', { ...options, weightUnit: 'kg' });
    expect([read.fields.weight, read.fields.weightUnit, read.isUnitAssumed]).toEqual(['100', 'kg', true]);
    expect(readWork('3x5 @ 100 lb', { ...options, weightUnit: 'kg' })).toMatchObject({
      fields: { weight: '100', weightUnit: 'lbs' },
      isUnitAssumed: false,
    });
  });
});

describe('a doubt', () => {
  it.each<[text: string, category: ExerciseCategory, ...readings: string[]]>([
    ['135x5', 'Strength', 'weight: 1 × 5 · 135 lb', 'sets: 135 × 5'],
    ['3x6-Aug', 'Strength', 'reps: 3 × 6-8', 'text: 3 × 6-Aug'],
    ['3x8 rest 3', 'Strength', 'min: 3 × 8 · rest 180', 's: 3 × 8 · rest 3'],
    ['3x8 rest 1:30:00', 'Strength', 'min: 3 × 8 · rest 90', 'h: 3 × 8 · rest 5400'],
    ['2x10', 'Mobility', 'time: 2 × 10 s', 'reps: 2 × 10'],
    ['3x8 60s', 'Strength', 'rest: 3 × 8 · rest 60', 'time: 3 × 8 60 s'],
    ['5x100kg', 'Strength', 'reps: 1 × 5 · 100 kg', 'sets: 5 × · 100 kg'],
    ['8x400', 'Aerobic', 'min: 8 × 400 min', 's: 8 × 400 s', 'm: 8 × 400 m', 'reps: 8 × 400'],
  ])('of %s (%s) says what each choice comes to', (text, category, ...readings) => {
    const [doubt] = readWork(text, { ...options, category }).doubts;
    expect(doubt?.choices.map(({ value, fields }) => `${value}: ${fieldsText(fields)}`)).toEqual(readings);
  });

  it('is read as it was answered', () => {
    const answered = readWork('135x5', { ...options, answers: { 'weight-or-sets': 'sets' } });
    expect(fieldsText(answered.fields)).toBe('135 × 5');
    expect(answered.doubts).toHaveLength(1);
  });

  it('stands once for a text that raises it often, where it is raised first', () => {
    const { doubts } = readWork('60x8, 70x5, 80x3', options);
    expect(doubts.map(({ id, text, from, to }) => [id, text, from, to])).toEqual([
      ['weight-or-sets', '60x8', 0, 4],
    ]);
  });
});

it('warm-ups alone are sets with a note, as a prescription needs a set that counts', () => {
  const { fields } = readWork('W 2x5 60kg', options);
  expect(prescriptionOf(fields, options)).toMatchObject({
    sets: '2',
    reps: '5',
    weight: '60',
    setTargets: null,
    notes: 'warm-up',
  });
});
