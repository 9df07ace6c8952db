/** The plugin for Gradle. */
package org.openjdk.jmh.gradle;
