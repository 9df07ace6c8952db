/** Provides the names of build tools and common exceptions. */
package org.openjdk.jmh.builds.tools;
