package org.openjdk.jmh.lint;

import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** An environment that is not javac's and hides what it wraps, as other compilers have it. */
class ForeignEnvironment implements ProcessingEnvironment {

    private final ProcessingEnvironment wrapped;

    ForeignEnvironment(ProcessingEnvironment wrapped) {
        this.wrapped = wrapped;
    }

    @Override
    public Map<String, String> getOptions() {
        return wrapped.getOptions();
    }

    @Override
    public Messager getMessager() {
        return wrapped.getMessager();
    }

    @Override
    public Filer getFiler() {
        return wrapped.getFiler();
    }

    @Override
    public Elements getElementUtils() {
        return wrapped.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
        return wrapped.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
        return wrapped.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
        return wrapped.getLocale();
    }
}
