/** Represents class paths of modules, and the JMH on them. */
package org.openjdk.jmh.builds.classpaths;
