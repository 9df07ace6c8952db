package org.openjdk.jmh.runner.options;

import java.util.LinkedHashMap;
import java.util.Map;
import joptsimple.HelpFormatter;
import joptsimple.OptionDescriptor;

/** Formats upstream's help without our settings, which have a help of their own. */
final class UpstreamHelp implements HelpFormatter {

    @Override
    public String format(Map<String, ? extends OptionDescriptor> all) {
        Map<String, OptionDescriptor> upstreams = new LinkedHashMap<>(all);
        for (Setting<?> setting : Settings.all()) {
            if (!setting.has(SettingTrait.OF_UPSTREAMS_FLAG)) {
                upstreams.remove(setting.flag());
            }
        }
        return new OptionFormatter().format(upstreams);
    }
}
