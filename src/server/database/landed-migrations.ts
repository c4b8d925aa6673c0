/**
 * The SHA-256 of every landed migration, its present wording first. A landed file is never edited again. Some once
 * were, so databases remember a former wording; it counts as the same step, and `0006_same_shape` and
 * `0008_session_marks` bring all to one shape.
 */
export const landedMigrations: Record<string, readonly [hash: string, ...former: string[]]> = {
  '0000_initial': [
    '76f3c0c9497ba0a9783c84d0a4cdc4224268d08a5f058b19715db96f3260aff8',
    '407aeac07600b55d8ab2dcd5a8ee76c8bcbb3c2e00240459dc577634f8d63b6a',
  ],
  '0001_history_is_kept': ['0a8eef4714fc23922640f96be7cb2d2343f4c803bec08990c4e44d57d9375c28'],
  '0002_training_complete': [
    '71aae25503fff654e3709cf1a740127d7309d96be5da0399941ef9c1373537cf',
    'd82c822ff49b6f7e000bd361b9652875793b4fa6f28945ce536a37070de8e877',
  ],
  '0003_front_door': ['06cf6eb965fc16b7ecb8081d05718cd4ff7c52c344586ec8e2f725373e327d33'],
  '0004_content': ['2c97688dbd9414f4c0df634ae5b051960a880c92e41c448a02a73eb1555b5ad0'],
  '0005_challenges': [
    '26de64fccca74f406fbe44f0ef304a17351bb5a87f38c337d576673909277674',
    'cb6f8d3dc7d97f49f2a81c145592099bd65586ecd636927f2cbd39c80c5acc24',
    '5fc19972a50498f49b757a991722e2a8aa31f2bd614f266ae2e2043b0edac8e5',
    '6b2a3eef604df4f064a9baaebe0a38e47dbcafa29a2bfea9d63ef5c57fc79580',
    '482cfac2057a4a25c31a93cac05d9ad3c910f3dd694afd0c0926ba069d2aac39',
  ],
  '0006_same_shape': ['2a1cc9377ed5e61e489e8ea95e58958ae0b946d089c5d132d27a1bf932623266'],
  '0007_steady': [
    '6160de00c1a17a1c5cb12856e4c8ca30a2b60e1c42ff794828440e6c3f21fc77',
    '95f514e736b483ac998370f9342a3b1560c381da1f2367eba9a1532c5efd2eba',
  ],
  '0008_session_marks': ['d6c0d1a0c9362f5132948f14387de4b99611c7f6fb920ac74c317037bc4870d8'],
  '0009_own_training': ['c4f234203aeb5a2ca6cae889114e6b5f3700b34f8c8bb45eae864f514f28fbec'],
  '0010_own_workouts': ['5280ff08a2850bbb371370884943a4e2d1a28a004d948de8c6bb287b1e87c580'],
  '0011_weeks_and_days': ['3be5973d435dc2dddacb6da6065edc4288b1af496534e41ae91bd163d950fd8b'],
  '0012_fellowship': ['aea814ac87a40f3ab4011fe8781ccda673248d95d10effd0a00be193b7522a18'],
  '0013_training_sessions': ['58cf1f74ede78d4d66ea160132ecc61b57c56c9b7c98c6eba0b76bf5d24c49ff'],
  '0014_conversations': ['0f149b1622538938d5c6899bbc161d678cfde6efb2a265bbe8597ffc569a04bb'],
  '0015_member_groups': ['508f580fc534aaeb89fcc3aaf8304e0879f493a9375edd09a949e1ffea32aa14'],
  '0016_attention': ['2668c6dbb8232a4f3ba644a2deb4463846390b41ea20e06a329f6c9abd17381b'],
  '0017_check_ins': ['273ca772a00765a6863a22f914d3cdebeba8b1ea44afec2a4e3498c1cf3ddab6'],
  '0018_attachments': ['590dd08d7e35e1853dfb49da7f26dc66a32233401fe24bc2ea13037b4a61c097'],
  '0019_feed': ['724282a3cda25a38a445d7580350ec207a408414ecfb6b7d9c6e2decbc8a1f52'],
  '0020_notices': ['babebce91db9bc67245f3fc15b49ed07e8428e26bf4a5c84a14e07a583c5780b'],
  '0021_written_to_many': ['b0b75ab0472893a60ea612d7d481a3ecba55375ad58c768bb93c744dbcdfd400'],
  '0022_pictures_in_check_ins': ['f2e786cdf387ae77effa9356ff9df8e0233b18e0b45de72acbb4d1eba5acc169'],
  '0023_day_templates': ['be0a4a9f7e4a8783ea1a65dc8d420d6d2a7fa0e281ad185962a56f69aeb73ff1'],
  '0024_paths': ['9e9c0454b06717439612d51b0f41a83e13fc3b581d9803c9ff03ff7b2184c9c9'],
  '0025_program_versions': ['73fa85b326cd620b73d342cf02e5e58681469edab1739df3b755a30ef9ba2493'],
  '0026_exercise_library': ['0d5f184d2382af3f293236c7a2c6162e656f40c8a234a56cc54406d6151dd488'],
  '0027_piece_turns': ['07855d0762f36e62fab680382a7857c0ef8f2dff55a3625d335d469089bfcdf0'],
  '0028_names_in_order': ['33db298ccc13972f56f1617395776df9716f914f8ca0682f096e98393041ccea'],
  '0029_training_max': ['f1830cd6e806ee24aa34314064fb805790a4cfed770c7c03d51423a9d2c81508'],
  '0030_assisted_exercises': ['7633930f2bb2088897443e54f01343f493b9156f65f4d87f6396f721cf32cbdf'],
  '0031_missed_days': ['0c7ebc617d0bd2cf2fd64d7728982eaabe6be72cad5d3bffe7b16ab645e3c0ba'],
  '0032_no_answer_needed': ['bc90cc70985002126fcc9714677659db051126683505946b7b57ff6ba18db4df'],
  '0033_one_name': ['d29fd93d19183e10e5a22d11a9652a25db383d558376b5f5783023b3c37993ed'],
  '0034_membership_by_hand': ['f81639c209e83b8c404b9a5eb391b74817daf506a5b613b69486c95a3d0cb20b'],
  '0035_landing': ['5b4ee522657f6c90674bb5f3cff85bd3a71dde61c78e4d113d6f6e3cfd43e86e'],
  '0036_own_changes': ['2b777fd060b82b169a89d3dd7a837be3de6291676f0909988d50dfe5ac41565a'],
  '0037_members_by_list': ['65ba19a0a4d3dda47066ae66557c8335f6f7a8a810060235eeb4648a61b1bfe5'],
  '0038_pause_until': ['987f350404f021b837adb8663f991b80593b73173b98c11958547ff4831473c5'],
  '0039_messages_for_later': ['06170d542c31616476518435462cc8ae92acaefcfbb6ef52b8c55be4d32a734f'],
  '0040_messages_outlive_authors': ['6329a70d278fdda2e7d9fcdecb189e76dc89113d0fd5c62b16a59fd1b9d90af7'],
};

/**
 * The SHA-256 of every landed wording of a file of functions and triggers, the present one first. A wording in a
 * database that is not listed here comes from a newer release.
 */
export const landedRoutines: Record<string, readonly string[]> = {
  'capture-baseline.sql': ['43b5cee0953796c601ede9ccf2a878360fa175f01c2123e32a4e492bbe425593'],
  'counts-by.sql': ['3958dc79d5b25f0d8f4db29eb7835671f0f0cf3dc02f1ad5b6ca32c442b9c7bc'],
  'ended-sessions-are-told.sql': ['85de9a092d2fe7cfc525c09dd7252f08be9511c18917461665c6314234f08ebd'],
  'first-of-month.sql': ['0aa72d200e1abf62ba340fca3331236bc680041139b8f40d1d1baeeabe56fdac'],
  'fold-text.sql': ['4842fa378c0259ce4c662e1bc9f6b3f3e183a58ef89a6de3fa0f889eb47e8667'],
  'history-is-kept.sql': ['f8f2b71928e0629006ae5a73039837b49602e3ca9d68b8345a46de852f6082cf'],
  'restate-standings.sql': [
    '0d81899bc31f4fd782b5d266d018b12d0ece3fb358e0805ce9da4cb599d954cc',
    '65135794033e875c97229f8d8e4a659ecb5142b72c2dba8654e596e6c7c14f83',
    '162c33c24b39086e0fe6c7b56923da942b82fd69a3d548f46306bb9da4f8d2a1',
  ],
  'standings-follow-points.sql': ['59cae9829fe1ae93c42827b8982b6cffa0d8a78a601fb6d66c0f376149c539de'],
  'standings-follow-training.sql': [
    '83e905293f279305689e9fac531d19ff1d757f43d874e2f6772cf76a498b2d1e',
    'b68b0fbbb96f6207a85be9e00b1ac144cc9aac0ac2517dab8764a137b5b76ee0',
    'b29e0f133aa7c14f96b6da4df3654dc38a479a87e24943c3431cd6058732ccd1',
  ],
  'standings-follow-zone.sql': ['97124587203fa50d57d09f22b033a0b814749f1d2b049e0f4a58790d7efa95ae'],
  'trained-by.sql': ['a78b83dad3439410d1813a3745e88b4369731e992296faea612a1c36e65716ef'],
};
