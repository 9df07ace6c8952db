package org.openjdk.jmh.runner.options;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import joptsimple.ArgumentAcceptingOptionSpec;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import joptsimple.OptionSpecBuilder;

/** Declares the flags of settings in upstream's parser, and reads their values. */
final class SettingFlags {

    private final Map<Setting<?>, OptionSpec<?>> flags = new LinkedHashMap<>();

    /** Declares the flags, in the order of the help. */
    SettingFlags(OptionParser parser, List<Setting<?>> settings) {
        for (Setting<?> setting : settings) {
            if (setting.has(SettingTrait.OF_UPSTREAMS_FLAG)) {
                setting.flags().forEach(parser::accepts);
            } else {
                flags.put(setting, declare(parser.accepts(setting.flag(), setting.help()), setting.type()));
            }
        }
    }

    private static OptionSpec<?> declare(OptionSpecBuilder flag, SettingType<?> type) {
        if (type.argument() == null) {
            return flag;
        }
        ArgumentAcceptingOptionSpec<String> texts = flag.withRequiredArg();
        if (type.least() == null) {
            return texts.ofType(String.class).describedAs(type.argument());
        }
        return texts.withValuesConvertedBy(new IntegerValueConverter(type.least())).describedAs(type.argument());
    }

    Map<Setting<?>, Object> read(OptionSet typed) throws CommandLineOptionException {
        Map<Setting<?>, Object> values = new LinkedHashMap<>();
        for (Map.Entry<Setting<?>, OptionSpec<?>> flag : flags.entrySet()) {
            if (typed.has(flag.getValue())) {
                Setting<?> setting = flag.getKey();
                values.put(setting, setting.type().read(setting.flag(), texts(typed, flag.getValue(), setting.type())));
            }
        }
        return values;
    }

    private static List<String> texts(OptionSet typed, OptionSpec<?> flag, SettingType<?> type) {
        if (type.isRepeatable()) {
            return typed.valuesOf(flag).stream().map(String::valueOf).collect(Collectors.toList());
        }
        return Collections.singletonList(String.valueOf(typed.valueOf(flag)));
    }
}
