package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All readers of a number agree with its description. */
class CountSettingTest {

    private static Object call(ChainedOptionsBuilder builder, CountSetting setting, int value) throws Throwable {
        Method method = ChainedOptionsBuilder.class.getMethod(setting.method(), int.class);
        try {
            return method.invoke(builder, value);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @ParameterizedTest
    @EnumSource
    void commandLine_acceptsValidNumbersOnly(CountSetting setting) throws CommandLineOptionException {
        CommandLineOptions options = new CommandLineOptions("-" + setting.flag(), String.valueOf(setting.least()));
        assertEquals(Reconfiguration.DYNAMIC, options.getReconfiguration().get());
        assertThrows(CommandLineOptionException.class,
                () -> new CommandLineOptions("-" + setting.flag(), String.valueOf(setting.least() - 1)));
    }

    @ParameterizedTest
    @EnumSource
    void builder_acceptsValidNumbersAndExplainsOthers(CountSetting setting) throws Throwable {
        call(new OptionsBuilder(), setting, setting.least());
        int wrong = setting.least() - 1;
        assertEquals(setting.method() + "(" + wrong + "): the " + setting.noun() + " is " + wrong + ": it must be "
                + setting.least() + " or more",
                assertThrows(IllegalArgumentException.class, () -> call(new OptionsBuilder(), setting, wrong))
                        .getMessage());
    }

    @ParameterizedTest
    @EnumSource
    void annotation_hasTheElementWithUnsetAsDefault(CountSetting setting) throws ReflectiveOperationException {
        Method element = Class.forName(setting.annotation()).getMethod(setting.element());
        assertEquals(int.class, element.getReturnType());
        if (element.getDefaultValue() != null) {
            assertEquals(CountSetting.UNSET, element.getDefaultValue());
            assertFalse(setting.isSet(CountSetting.UNSET));
        } else {
            assertTrue(setting.isSet(CountSetting.UNSET));
        }
    }
}
