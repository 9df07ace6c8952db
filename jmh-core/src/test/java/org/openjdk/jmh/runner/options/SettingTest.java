package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import joptsimple.OptionException;
import joptsimple.OptionParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.util.Optional;

/** A new option takes one constant. */
class SettingTest {

    /** An option that there is nowhere but here. */
    private static final Setting<Integer> LAPS = Setting.of("laps", SettingType.count("number of laps", 2))
            .byDefault("3").meaning("Laps that are run at least.");

    private static Object parsed(String... arguments) throws CommandLineOptionException {
        OptionParser parser = new OptionParser();
        SettingFlags flags = new SettingFlags(parser, List.of(LAPS));
        return flags.read(parser.parse(arguments)).get(LAPS);
    }

    private static Options laps(int laps) {
        return new OptionsBuilder().set(LAPS, laps).build();
    }

    @Test
    void newOption_isReadFromTheCommandLine() throws CommandLineOptionException {
        assertEquals(5, parsed("-laps", "5"));
        assertEquals(null, parsed());
    }

    @Test
    void newOption_outOfRange_isRejectedEverywhere() {
        assertEquals("Cannot parse argument '1' of option laps",
                assertThrows(OptionException.class, () -> parsed("-laps", "1")).getMessage());
        assertEquals("set(-laps, 1): the number of laps is 1: it must be 2 or more",
                assertThrows(IllegalArgumentException.class, () -> laps(1)).getMessage());
    }

    @Test
    void newOption_isInheritedUnlessSetInTheChild() {
        assertEquals(Optional.of(7), new OptionsBuilder().parent(laps(7)).build().get(LAPS));
        assertEquals(Optional.of(8), new OptionsBuilder().parent(laps(7)).set(LAPS, 8).build().get(LAPS));
        assertFalse(new OptionsBuilder().build().get(LAPS).hasValue());
    }

    @Test
    void newOption_isInTheHelp() throws IOException {
        OptionParser parser = new OptionParser();
        new SettingFlags(parser, List.of(LAPS));
        parser.formatHelpWith(new OptionFormatter());
        StringWriter help = new StringWriter();
        parser.printHelpOn(help);
        String text = help.toString().trim().replaceAll("\\s+", " ");
        assertTrue(text.endsWith(" -laps <int> Laps that are run at least. (default: 3)"), text);
    }

    /** A user's class that says one thing by overriding one getter, and knows nothing of settings. */
    private static Options overriding(String getter, Object value) {
        return (Options) Proxy.newProxyInstance(Options.class.getClassLoader(), new Class<?>[] {Options.class},
                (proxy, method, arguments) -> method.getName().equals(getter) ? value
                        : InvocationHandler.invokeDefault(proxy, method, arguments));
    }

    static Collection<Setting<?>> named() {
        return Settings.all().stream().filter(setting -> !setting.method().equals("set")).toList();
    }

    @Test
    void overriddenGetter_isReadBySettingAndChildren() {
        Options budget = overriding("getBudget", Optional.of(TimeValue.minutes(3)));
        assertEquals(TimeValue.minutes(3), budget.get(Settings.BUDGET).get());
        assertEquals(TimeValue.minutes(3), new OptionsBuilder().parent(budget).build().get(Settings.BUDGET).get());
        assertEquals(TimeValue.minutes(3), new OptionsBuilder().parent(budget).build().getBudget().get());
        Options baselines = overriding("getBaselines", List.of("a.json"));
        assertEquals(List.of("a.json"), new OptionsBuilder().parent(baselines).build().getBaselines());
        assertFalse(budget.get(Settings.BASELINES).hasValue());
    }

    @ParameterizedTest
    @MethodSource("named")
    void setting_isAMethodOfTheBuilder(Setting<?> setting) {
        assertEquals(1, Arrays.stream(ReconfigurationOptionsBuilder.class.getDeclaredMethods())
                .filter(method -> method.getName().equals(setting.method())).count());
        assertFalse(new OptionsBuilder().build().get(setting).hasValue());
    }

    @Test
    void foreignBuilder_rejectsSet() {
        ChainedOptionsBuilder other = (ChainedOptionsBuilder) Proxy.newProxyInstance(
                ChainedOptionsBuilder.class.getClassLoader(), new Class<?>[] {ChainedOptionsBuilder.class},
                InvocationHandler::invokeDefault);
        String message =
                assertThrows(UnsupportedOperationException.class, () -> other.set(LAPS, 5)).getMessage();
        assertTrue(message.contains("does not implement set(); OptionsBuilder does"), message);
    }

    @Test
    void commandLineSetting_isRejectedInPrograms() {
        String message = assertThrows(IllegalArgumentException.class,
                () -> new OptionsBuilder().set(Settings.LOADED, List.of("a.json"))).getMessage();
        assertTrue(message.contains("-load is an option of the command line only"), message);
    }

    @Test
    void parameters_areMergedWithTheParents() {
        Options parent = new OptionsBuilder().baselineParam("size", "1").baselineParam("kind", "a").build();
        assertEquals(Map.of("size", "2", "kind", "a"),
                new OptionsBuilder().parent(parent).baselineParam("size", "2").build().getBaselineParameters());
    }

    @Test
    void emptyList_meansNotSet() {
        Options parent = new OptionsBuilder().compareWith("a.json").build();
        assertEquals(List.of("a.json"),
                new OptionsBuilder().parent(parent).compareWith("b.json").compareWith().build().getBaselines());
        assertEquals(Collections.emptyList(),
                new OptionsBuilder().baselineJvmArgs().build().getBaselineJvmArgs().get());
    }

    @Test
    void sideNames_areAtMostTwo() {
        assertTrue(assertThrows(IllegalArgumentException.class,
                () -> new OptionsBuilder().set(Settings.SIDE_NAMES, List.of("a", "b", "c"))).getMessage()
                .contains("3 names for two sides"));
    }
}
