package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.weaver.FixtureClasses.FIXTURE;
import static org.openjdk.jmh.weaver.FixtureClasses.HOOKS;
import static org.openjdk.jmh.weaver.FixtureClasses.PARENT;
import static org.openjdk.jmh.weaver.Snippet.code;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WeaverTest {

    private static final String VOICE = FIXTURE + "$Voice";
    private static final String LOUDER = HOOKS + "$Louder";

    @Test
    void insertion_atLoopBound_changesTheBound() throws Exception {
        Class<?> woven = FixtureClasses.load(FixtureClasses.woven(boundedLoop("count")));
        Object fixture = woven.getDeclaredConstructor().newInstance();
        assertEquals(3, woven.getMethod("count", int.class).invoke(fixture, 10));
        assertEquals(2, woven.getMethod("count", int.class).invoke(fixture, 2));
    }

    @Test
    void insertSuperclass_directSuperclass_isInserted() throws Exception {
        Class<?> woven = FixtureClasses.load(FixtureClasses.woven(new InsertSuperclass(FIXTURE, PARENT, HOOKS)));
        assertEquals("FixtureHooks", woven.getSuperclass().getSimpleName());
        assertEquals("FixtureHooks", woven.getDeclaredConstructor().newInstance().getClass().getSuperclass()
                .getSimpleName());
    }

    @Test
    void delegateMethod_caller_reachesOursAndUpstreamsMethodStays() throws Exception {
        Class<?> woven = FixtureClasses.load(FixtureClasses.woven(new DelegateMethod(FIXTURE, "guarded",
                "(Ljava/lang/StringBuilder;)V", "original", HOOKS, "guarded")));
        StringBuilder log = new StringBuilder();
        woven.getMethod("guarded", StringBuilder.class).invoke(null, log);
        var original = woven.getDeclaredMethod("original", StringBuilder.class);
        original.setAccessible(true);
        original.invoke(null, log);
        assertEquals("oursupstream", log.toString());
    }

    @Test
    void replaceInstantiation_withABranchAmongItsArguments_createsTheSubclass() throws Exception {
        Class<?> woven = FixtureClasses.load(FixtureClasses.woven(new ReplaceInstantiation(FIXTURE, "speak", VOICE,
                LOUDER)));
        Object fixture = woven.getDeclaredConstructor().newInstance();
        assertEquals("hey!", woven.getMethod("speak", boolean.class).invoke(fixture, true));
    }

    @Test
    void replaceInstantiation_noInstantiation_fails() {
        String message = failure(new ReplaceInstantiation(FIXTURE, "twice", VOICE, LOUDER));
        assertTrue(message.contains("new Fixture$Voice(...)  =>  new FixtureHooks$Louder(...)"), message);
        assertTrue(message.contains("0 times"), message);
    }

    @Test
    void weave_siteMissing_failsNamingThePatch() {
        String message = failure(boundedLoop("noSuchMethod"));
        assertTrue(message.contains("limit the loop") && message.contains("0 times"), message);
    }

    @Test
    void weave_twoSites_failsNamingThePatch() {
        String message = failure(new Insertion(FIXTURE, "twice", "", Site.afterCall(FIXTURE, "one"),
                code().callStatic(HOOKS, "atMostThree", "(I)I"), "clip the summand"));
        assertTrue(message.contains("clip the summand") && message.contains("2 times"), message);
    }

    @Test
    void weave_variableUnknown_failsNamingIt() {
        String message = failure(new Insertion(FIXTURE, "count", "", Site.beforeComparison("i", "limit"),
                code().load("elsewhere").store("limit"), "use another limit"));
        assertTrue(message.contains("use another limit") && message.contains("'elsewhere'"), message);
    }

    @Test
    void weave_otherSuperclass_fails() {
        assertTrue(failure(new InsertSuperclass(FIXTURE, "java/lang/Object", HOOKS)).contains("0 times"));
    }

    @Test
    void widenAccess_classNotFinal_makesTheMethodFinal() throws Exception {
        Class<?> woven = FixtureClasses.load(FixtureClasses.woven(
                new WidenAccess(FIXTURE, "one", "(Ljava/lang/String;)I")));
        assertEquals(Modifier.FINAL, woven.getDeclaredMethod("one", String.class).getModifiers());
    }

    @Test
    void widenAccess_methodNotPrivate_fails() {
        assertTrue(failure(new WidenAccess(FIXTURE, "twice", "()I")).contains("0 times"));
    }

    @Test
    void weave_classMissing_failsNamingIt() {
        WeaveException e = assertThrows(WeaveException.class,
                () -> new Weaver(List.of(boundedLoop("count"))).weave(Map.of()));
        assertTrue(e.getMessage().contains(FIXTURE), e.getMessage());
    }

    @Test
    void withText_oneOfTwoCalls_isTheSite() throws Exception {
        Class<?> woven = FixtureClasses.load(FixtureClasses.woven(new Insertion(FIXTURE, "twice", "",
                Site.afterCall(FIXTURE, "one").withText("third"),
                code().duplicate().callStatic("java/lang/Math", "addExact", "(II)I"), "double the second summand")));
        Object fixture = woven.getDeclaredConstructor().newInstance();
        assertEquals(3, woven.getMethod("twice").invoke(fixture));
    }

    private static Insertion boundedLoop(String method) {
        return new Insertion(FIXTURE, method, "", Site.beforeComparison("i", "limit"),
                code().load("limit").callStatic(HOOKS, "atMostThree", "(I)I").store("limit"), "limit the loop");
    }

    private static String failure(Patch patch) {
        return assertThrows(WeaveException.class, () -> FixtureClasses.woven(patch)).getMessage();
    }
}
